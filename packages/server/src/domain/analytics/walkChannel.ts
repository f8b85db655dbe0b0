import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { Db } from "../../storage/db.ts";
import type { ChannelRow } from "../access/governChannel.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import type { AskedWindow, Window } from "./window.ts";

/** What both listings take besides the channel. */
export interface AskedPage extends AskedWindow {
  readonly channelId: string;
  readonly cursor: string | undefined;
}

interface Walk<Row> {
  readonly channel: ChannelRow;
  readonly limit: number;
  /** By the time that "now" is for this channel. */
  readonly window: (nowUs: number) => Window;
  /** Rows strictly between two timestamps, oldest first. */
  readonly select: (db: Db, channelKey: number, after: number, before: number, limit: number) => Promise<Row[]>;
}

/** One page of a channel's messages, oldest first. The cursor holds the end of the range: "now" goes on between pages. */
export async function walkChannel<Row extends { readonly ts: number }>(
  ctx: ReadContext,
  listing: "message metadata" | "message activity",
  { channelId, oldest = "", latest = "", cursor }: AskedPage,
  walk: Walk<Row>,
): Promise<Outcome<{ rows: readonly Row[]; next: string }, "invalid_arguments">> {
  const name = `${listing} ${channelId} ${oldest} ${latest}`;
  const from = openCursor(ctx, name, cursor);
  if (!from.ok) return refuse("invalid_arguments", "the cursor is forged, too old, or of another listing");
  const { key, last_ts: lastTs } = walk.channel;
  // Timestamps run ahead of the clock when many are given out at once: what is written is not in the future.
  const { after, before } = from.at ? readPlace(from.at) : walk.window(Math.max(ctx.nowMs * 1000, lastTs));
  const found = await walk.select(ctx.db, key, after, before, walk.limit + 1);
  const rows = found.slice(0, walk.limit);
  const last = rows.at(-1);
  const next = last && found.length > rows.length ? sealCursor(ctx, name, `${last.ts} ${before}`) : "";
  return succeed({ rows, next });
}

function readPlace(at: string): Window {
  const [after, before] = at.split(" ").map(Number);
  return { after: after ?? 0, before: before ?? 0 };
}
