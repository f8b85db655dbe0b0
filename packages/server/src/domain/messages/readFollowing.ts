import { type Outcome, parseTs, refuse, succeed } from "@platform/protocol";
import { selectFollowing, selectFollowingBroadcasts } from "../../storage/queries/messages.ts";
import { accessChannel, type AccessCode } from "../access/accessChannel.ts";
import type { ReadContext } from "../context.ts";
import { markFollowed, mergeBroadcasts } from "./mergeBroadcasts.ts";

export interface FollowingRange {
  readonly channelId: string;
  readonly ts: string;
  readonly limit: number;
}

/** What was said in a channel right after a moment, oldest first, as the JSON text it is stored in. */
export async function readFollowing(
  ctx: ReadContext,
  { channelId, ts, limit }: FollowingRange,
): Promise<Outcome<{ bodies: string[]; hasMore: boolean }, AccessCode | "bad_timestamp">> {
  const after = parseTs(ts);
  if (after === undefined) return refuse("bad_timestamp");
  const seen = await accessChannel(ctx, channelId, "history");
  if (!seen.ok) return seen;
  const { key } = seen.channel;
  const range = [key, after, Number.MAX_SAFE_INTEGER, limit + 1] as const;
  const [own, broadcasts] = await Promise.all([
    selectFollowing(ctx.db, ...range),
    selectFollowingBroadcasts(ctx.db, ...range),
  ]);
  const shown = await mergeBroadcasts(ctx.db, key, own, broadcasts);
  const page = await markFollowed(ctx, key, shown.slice(0, limit));
  return succeed({ bodies: page.map((row) => row.body), hasMore: shown.length > limit });
}
