import { timingSafeEqual } from "node:crypto";
import { limits } from "@platform/protocol";
import type { Secrets } from "../../ports/ports.ts";
import type { ReadContext } from "../context.ts";

/** Whom a socket is opened for. */
export interface TicketHolder {
  readonly teamId: string;
  readonly userId: string;
  /** Whose token asked for it; nothing for somebody at our own client. */
  readonly appId: string | undefined;
}

/** A ticket opens one socket within a short time; it stands in a URL, so it must be worth nothing afterwards. */
export function makeTicket(ctx: ReadContext, nonce: string): string {
  const expiresS = Math.floor(ctx.nowMs / 1000) + limits.socket_ticket_s;
  const { teamId, userId, appId = "" } = ctx.caller;
  const text = [teamId, userId, appId, expiresS.toString(36), nonce].join(".");
  return `${text}.${seal(ctx.secrets, text)}`;
}

export function readTicket(secrets: Secrets, nowMs: number, ticket: string): TicketHolder | undefined {
  const end = ticket.lastIndexOf(".");
  const text = ticket.slice(0, end);
  const given = Buffer.from(ticket.slice(end + 1));
  const wanted = Buffer.from(seal(secrets, text));
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  const [teamId = "", userId = "", appId = "", expires = ""] = text.split(".");
  if (Number.parseInt(expires, 36) * 1000 < nowMs) return undefined;
  return { teamId, userId, appId: appId === "" ? undefined : appId };
}

function seal(secrets: Secrets, text: string): string {
  return secrets.derive(`socket ticket\n${text}`).slice(0, 32);
}
