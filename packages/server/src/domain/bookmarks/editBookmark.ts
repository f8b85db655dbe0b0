import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateBookmark } from "../../storage/queries/bookmarks.ts";
import { accessBookmark, type BookmarkRow, type BookmarksAccessCode } from "../access/accessBookmark.ts";
import { defineOperation } from "../context.ts";
import { type BookmarkFieldCode, isLink, readEmoji } from "./bookmarkFields.ts";

export interface BookmarkChange {
  readonly channelId: string;
  readonly bookmarkId: string;
  readonly title?: string | undefined;
  readonly link?: string | undefined;
  readonly emoji?: string | undefined;
}

export type EditBookmarkCode = BookmarksAccessCode | BookmarkFieldCode | "not_found";

/** Changes what is given of a bookmark; the rest stays. */
export const editBookmark = defineOperation(
  import.meta,
  async (
    ctx,
    input: BookmarkChange,
  ): Promise<Outcome<{ bookmark: BookmarkRow; channelId: string }, EditBookmarkCode>> => {
    if (input.link !== undefined && !isLink(input.link)) return refuse("invalid_link");
    const read = await readEmoji(ctx, input.emoji);
    if (!read.ok) return read;
    const seen = await accessBookmark(ctx, input);
    if (!seen.ok) return seen;
    const { bookmark, channel } = seen;
    const change = {
      title: input.title ?? bookmark.title,
      link: input.link ?? bookmark.link,
      emoji: input.emoji === undefined ? bookmark.emoji : read.emoji,
      updater_id: ctx.caller.userId,
      updated_ms: ctx.nowMs,
    };
    await updateBookmark(ctx.db, bookmark.id, change);
    return succeed({ bookmark: { ...bookmark, ...change }, channelId: channel.id });
  },
);
