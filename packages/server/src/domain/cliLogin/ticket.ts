import { limits } from "@platform/protocol";
import type { Secrets } from "../../ports/ports.ts";
import { openSealed, sealText } from "../sealed.ts";

const purpose = "command line ticket";

/** A ticket is kept nowhere: anybody may ask for one, and it means nothing until a person agrees to it. */
export function newTicket(secrets: Secrets, nonce: string, nowMs: number): string {
  const expiresMs = nowMs + limits.command_line_ticket_s * 1000;
  return sealText(secrets, purpose, `${expiresMs} ${nonce}`);
}

/** Until when a ticket counts, or nothing when it is not ours or has ended. */
export function ticketExpiry(secrets: Secrets, ticket: string, nowMs: number): number | undefined {
  const expiresMs = Number(openSealed(secrets, purpose, ticket)?.split(" ")[0]);
  return expiresMs > nowMs ? expiresMs : undefined;
}
