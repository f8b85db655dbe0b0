import { type Outcome, parseTs, refuse, succeed } from "@platform/protocol";
import { selectHistory } from "../../storage/queries/messages.ts";
import { accessChannel, type AccessCode } from "../access/accessChannel.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";

export interface HistoryRange {
  readonly channelId: string;
  readonly oldest?: string | undefined;
  readonly latest?: string | undefined;
  readonly inclusive: boolean;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export type HistoryCode = AccessCode | "not_in_channel" | "invalid_cursor" | "invalid_ts_oldest" | "invalid_ts_latest";

/** After every timestamp there can be; the bounds below are exclusive. */
const endOfTime = Number.MAX_SAFE_INTEGER;

/** A page of a channel's own messages, newest first, as the JSON text they are stored in. */
export async function readHistory(
  ctx: ReadContext,
  asked: HistoryRange,
): Promise<Outcome<{ bodies: string[]; hasMore: boolean; next: string }, HistoryCode>> {
  const oldest = asked.oldest === undefined ? 0 : parseTs(asked.oldest);
  if (oldest === undefined) return refuse("invalid_ts_oldest");
  const latest = asked.latest === undefined ? endOfTime : parseTs(asked.latest);
  if (latest === undefined) return refuse("invalid_ts_latest");
  const seen = await accessChannel(ctx, asked.channelId, "history");
  if (!seen.ok) return seen;
  if (!seen.channel.is_member && ctx.caller.kind === "bot") return refuse("not_in_channel");

  const listing = `history ${seen.channel.id} ${oldest} ${latest} ${asked.inclusive}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const edge = asked.inclusive ? 1 : 0;
  const after = asked.oldest === undefined ? -1 : oldest - edge;
  const before = from.at ? Number(from.at) : latest === endOfTime ? latest : latest + edge;
  const rows = await selectHistory(ctx.db, seen.channel.key, after, before, asked.limit + 1);
  const page = rows.slice(0, asked.limit);
  const hasMore = rows.length > page.length;
  const last = page.at(-1);
  const next = hasMore && last ? sealCursor(ctx, listing, String(last.ts)) : "";
  return succeed({ bodies: page.map((row) => row.body), hasMore, next });
}
