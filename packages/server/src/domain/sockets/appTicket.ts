import { limits } from "@platform/protocol";
import type { Secrets } from "../../ports/ports.ts";
import { openSealed, sealText } from "../sealed.ts";

const purpose = "app socket ticket";

export interface AppTicketHolder {
  readonly appId: string;
  /** Of the token that asked for the socket, which ends with it. */
  readonly grantId: string;
}

/** Opens one socket of an app within a short time; it stands in a URL, so it must be worth nothing afterwards. */
export function makeAppTicket(
  { secrets, nowMs }: { readonly secrets: Secrets; readonly nowMs: number },
  { appId, grantId }: AppTicketHolder,
  nonce: string,
): string {
  return sealText(secrets, purpose, [appId, grantId, nowMs + limits.socket_ticket_s * 1000, nonce].join("."));
}

export function readAppTicket(secrets: Secrets, nowMs: number, ticket: string): AppTicketHolder | undefined {
  const [appId = "", grantId = "", expiresMs = "0"] = openSealed(secrets, purpose, ticket)?.split(".") ?? [];
  return Number(expiresMs) >= nowMs ? { appId, grantId } : undefined;
}
