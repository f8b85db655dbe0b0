import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { ReadContext } from "./context.ts";
import { openSealed, sealText } from "./sealed.ts";

/**
 * A cursor tells where a listing goes on. It is sealed for one listing and one caller: a forged one, or one of another
 * method, workspace, channel or caller, is refused instead of being believed.
 */
export function sealCursor(ctx: ReadContext, listing: string, at: string): string {
  return sealText(ctx.secrets, purposeOf(ctx, listing), `${Math.floor(ctx.nowMs / 1000).toString(36)}:${at}`);
}

export function openCursor(
  ctx: ReadContext,
  listing: string,
  cursor: string | undefined,
): Outcome<{ at: string | undefined }, "invalid_cursor"> {
  if (!cursor) return succeed({ at: undefined });
  const text = openSealed(ctx.secrets, purposeOf(ctx, listing), cursor);
  if (text === undefined) return refuse("invalid_cursor");
  const timeEnd = text.indexOf(":");
  const madeS = Number.parseInt(text.slice(0, timeEnd), 36);
  if (ctx.nowMs / 1000 - madeS > limits.cursor_life_s) return refuse("invalid_cursor");
  return succeed({ at: text.slice(timeEnd + 1) });
}

function purposeOf(ctx: ReadContext, listing: string): string {
  const { userId, appId = "", teamId } = ctx.caller;
  return `cursor\n${listing}\n${teamId}\n${userId}\n${appId}`;
}
