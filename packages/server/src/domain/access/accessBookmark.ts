import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectBookmarks } from "../../storage/queries/bookmarks.ts";
import { lockChannel, type OpenedChannelRow } from "../../storage/queries/channels.ts";
import type { BookmarkRow } from "../../storage/tables/bookmarks.ts";
import type { WriteContext } from "../context.ts";
import { accessJoinedChannel } from "./accessChannel.ts";

export type { BookmarkRow } from "../../storage/tables/bookmarks.ts";

export type BookmarksAccessCode =
  | "channel_not_found"
  | "permission_denied"
  | "no_permission"
  | "access_denied"
  | "ekm_access_denied";

/** The access check for changing the bookmarks of a channel. The channel stays locked until the commit. */
export async function accessBookmarks(
  ctx: WriteContext,
  channelId: string,
): Promise<Outcome<{ channel: OpenedChannelRow; bookmarks: BookmarkRow[] }, BookmarksAccessCode>> {
  const joined = await accessJoinedChannel(ctx, channelId);
  if (!joined.ok) {
    const { error } = joined;
    return refuse(error === "not_in_channel" || error === "is_archived" ? "permission_denied" : error);
  }
  const { channel } = joined;
  await lockChannel(ctx.db, channel.key);
  return succeed({ channel, bookmarks: await selectBookmarks(ctx.db, channel.key) });
}

/** The only access check for changing one bookmark. */
export async function accessBookmark(
  ctx: WriteContext,
  named: { readonly channelId: string; readonly bookmarkId: string },
): Promise<Outcome<{ bookmark: BookmarkRow; channel: OpenedChannelRow }, BookmarksAccessCode | "not_found">> {
  const seen = await accessBookmarks(ctx, named.channelId);
  if (!seen.ok) return seen;
  const bookmark = seen.bookmarks.find((candidate) => candidate.id === named.bookmarkId);
  return bookmark ? succeed({ bookmark, channel: seen.channel }) : refuse("not_found");
}
