import { type Outcome, succeed } from "@platform/protocol";
import { selectBookmarks } from "../../storage/queries/bookmarks.ts";
import type { BookmarkRow } from "../access/accessBookmark.ts";
import { accessReadableChannel, type ReadableAccessCode } from "../access/accessMessage.ts";
import type { ReadContext } from "../context.ts";

/** The bookmarks of a channel in their order. */
export async function listBookmarks(
  ctx: ReadContext,
  channelId: string,
): Promise<Outcome<{ channelId: string; bookmarks: BookmarkRow[] }, ReadableAccessCode>> {
  const seen = await accessReadableChannel(ctx, channelId);
  if (!seen.ok) return seen;
  return succeed({ channelId: seen.channel.id, bookmarks: await selectBookmarks(ctx.db, seen.channel.key) });
}
