import { timingSafeEqual } from "node:crypto";
import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { ReadContext } from "./context.ts";

/**
 * A cursor tells where a listing goes on. It is sealed for one listing and one caller: a forged one, or one of another
 * method, channel or caller, is refused instead of being believed.
 */
export function sealCursor(ctx: ReadContext, listing: string, at: string): string {
  const text = `${Math.floor(ctx.nowMs / 1000).toString(36)}:${at}`;
  return Buffer.from(`${seal(ctx, listing, text)}:${text}`).toString("base64url");
}

export function openCursor(
  ctx: ReadContext,
  listing: string,
  cursor: string | undefined,
): Outcome<{ at: string | undefined }, "invalid_cursor"> {
  if (!cursor) return succeed({ at: undefined });
  const text = Buffer.from(cursor, "base64url").toString();
  const sealEnd = text.indexOf(":");
  const timeEnd = text.indexOf(":", sealEnd + 1);
  if (sealEnd < 0 || timeEnd < 0) return refuse("invalid_cursor");
  if (!isEqual(text.slice(0, sealEnd), seal(ctx, listing, text.slice(sealEnd + 1)))) return refuse("invalid_cursor");
  const madeS = Number.parseInt(text.slice(sealEnd + 1, timeEnd), 36);
  if (ctx.nowMs / 1000 - madeS > limits.cursor_life_s) return refuse("invalid_cursor");
  return succeed({ at: text.slice(timeEnd + 1) });
}

function seal(ctx: ReadContext, listing: string, text: string): string {
  const { userId, appId = "" } = ctx.caller;
  return ctx.secrets.derive(`cursor\n${listing}\n${userId}\n${appId}\n${text}`).slice(0, 32);
}

function isEqual(given: string, wanted: string): boolean {
  return given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
}
