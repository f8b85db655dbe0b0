import { type Outcome, refuse, succeed } from "@platform/protocol";
import { type PageRow, selectBroadcasts, selectHistory } from "../../storage/queries/messages.ts";
import { accessChannel, type AccessCode } from "../access/accessChannel.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { type AskedRange, type RangeCode, readRange } from "./range.ts";
import { markFollowed, mergeShown } from "./shown.ts";
import { type MetadataFilter, withMetadata } from "./withMetadata.ts";

export interface HistoryRange extends AskedRange {
  readonly channelId: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly metadata?: MetadataFilter | undefined;
}

export type HistoryCode = AccessCode | "not_in_channel" | "invalid_cursor" | RangeCode;

/** A page of a channel's own messages, newest first, as the JSON text they are stored in. */
export async function readHistory(
  ctx: ReadContext,
  asked: HistoryRange,
): Promise<Outcome<{ bodies: string[]; hasMore: boolean; next: string }, HistoryCode>> {
  const range = readRange(asked);
  if (!range.ok) return range;
  const seen = await accessChannel(ctx, asked.channelId, "history");
  if (!seen.ok) return seen;
  const { channel } = seen;
  if (!channel.is_member && ctx.caller.kind === "bot") return refuse("not_in_channel");

  const listing = `history ${channel.id} ${range.after} ${range.before}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const before = from.at ? Number(from.at) : range.before;
  const rows = await selectShown(ctx, channel.key, range.after, before, asked.limit + 1);
  const page = rows.slice(0, asked.limit);
  const hasMore = rows.length > page.length;
  const last = page.at(-1);
  const next = hasMore && last ? sealCursor(ctx, listing, String(last.ts)) : "";
  const followed = await markFollowed(ctx, channel.key, page);
  const whole = await withMetadata(ctx, { channelKey: channel.key }, followed, asked.metadata);
  return succeed({ bodies: whole.map((row) => row.body), hasMore, next });
}

/** What stands in the channel: its own messages, and the replies that were sent to it too. */
async function selectShown(
  { db }: ReadContext,
  channelKey: number,
  after: number,
  before: number,
  limit: number,
): Promise<readonly PageRow[]> {
  const [own, broadcasts] = await Promise.all([
    selectHistory(db, channelKey, after, before, limit),
    selectBroadcasts(db, channelKey, after, before, limit),
  ]);
  if (broadcasts.length === 0) return own;
  const merged = await mergeShown(db, channelKey, own, broadcasts);
  return merged.toReversed().slice(0, limit);
}
