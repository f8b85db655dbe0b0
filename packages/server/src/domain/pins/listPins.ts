import { type Outcome, succeed } from "@platform/protocol";
import { type PinnedRow, selectPins } from "../../storage/queries/pins.ts";
import { accessReadableChannel, type ReadableAccessCode } from "../access/accessMessage.ts";
import type { ReadContext } from "../context.ts";

/** What is pinned to a channel, the latest first. */
export async function listPins(
  ctx: ReadContext,
  channelId: string,
): Promise<Outcome<{ channelId: string; pins: PinnedRow[] }, ReadableAccessCode>> {
  const seen = await accessReadableChannel(ctx, channelId);
  if (!seen.ok) return seen;
  return succeed({ channelId: seen.channel.id, pins: await selectPins(ctx.db, seen.channel.key) });
}
