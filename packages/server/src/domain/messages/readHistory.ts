import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectBroadcasts, selectHistory } from "../../storage/queries/messages.ts";
import { selectHistoryPage } from "../../storage/queries/pages.ts";
import { selectPinCount } from "../../storage/queries/pins.ts";
import { accessChannel, type AccessCode } from "../access/accessChannel.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { markStarred } from "../stars/readStarred.ts";
import { type JoinedBodies, type JoinedPage, joinRows, markJoined } from "./joinedPage.ts";
import { type AskedRange, type RangeCode, readRange } from "./range.ts";
import { markFollowed, mergeBroadcasts } from "./mergeBroadcasts.ts";
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
): Promise<Outcome<{ bodies: JoinedBodies; hasMore: boolean; next: string; pinCount: number }, HistoryCode>> {
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
  const stretch = { channelKey: channel.key, after: range.after, before, limit: asked.limit };
  const joined = asked.metadata === undefined ? await readJoined(ctx, stretch) : undefined;
  const page = joined ?? (await readSingly(ctx, stretch, asked.metadata));
  const next = page.hasMore ? sealCursor(ctx, listing, String(page.lastTs)) : "";
  const bodies = await markStarred(ctx, channel.id, page.bodies);
  return succeed({ bodies, hasMore: page.hasMore, next, pinCount: page.pinCount });
}

interface HistoryPage extends JoinedPage {
  readonly pinCount: number;
}

interface Stretch {
  readonly channelKey: number;
  readonly after: number;
  readonly before: number;
  readonly limit: number;
}

/** The page in one piece, as most are; nothing when replies that were sent to the channel too stand between its messages. */
async function readJoined(ctx: ReadContext, stretch: Stretch): Promise<HistoryPage | undefined> {
  const { channelKey, after, before, limit } = stretch;
  const [row] = await selectHistoryPage(ctx.db, channelKey, after, before, limit);
  if (!row || row.has_broadcasts === 1) return undefined;
  return {
    bodies: await markJoined(ctx, channelKey, row),
    lastTs: row.last_ts ?? 0,
    hasMore: row.has_more === 1,
    pinCount: Number(row.pin_count),
  };
}

/** Message by message, for what has to be put between or into them. */
async function readSingly(
  ctx: ReadContext,
  { channelKey, after, before, limit }: Stretch,
  metadata: MetadataFilter | undefined,
): Promise<HistoryPage> {
  const [own, broadcasts, pinCount] = await Promise.all([
    selectHistory(ctx.db, channelKey, after, before, limit + 1),
    selectBroadcasts(ctx.db, channelKey, after, before, limit + 1),
    selectPinCount(ctx.db, channelKey),
  ]);
  const shown =
    broadcasts.length === 0 ? own : (await mergeBroadcasts(ctx.db, channelKey, own, broadcasts)).toReversed();
  const page = await markFollowed(ctx, channelKey, shown.slice(0, limit));
  const rows = await withMetadata(ctx, { channelKey }, page, metadata);
  return { ...joinRows(rows, shown.length > limit), pinCount };
}
