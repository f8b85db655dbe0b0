import { limits } from "@platform/protocol";
import type { Secrets } from "../../ports/ports.ts";
import { openSealed, sealText } from "../sealed.ts";

const purpose = "app socket ticket";

/** Opens one socket of an app within a short time; it stands in a URL, so it must be worth nothing afterwards. */
export function makeAppTicket(
  { secrets, nowMs }: { readonly secrets: Secrets; readonly nowMs: number },
  appId: string,
  nonce: string,
): string {
  return sealText(secrets, purpose, [appId, nowMs + limits.socket_ticket_s * 1000, nonce].join("."));
}

export function readAppTicket(secrets: Secrets, nowMs: number, ticket: string): { appId: string } | undefined {
  const [appId = "", expiresMs = "0"] = openSealed(secrets, purpose, ticket)?.split(".") ?? [];
  return Number(expiresMs) >= nowMs ? { appId } : undefined;
}
