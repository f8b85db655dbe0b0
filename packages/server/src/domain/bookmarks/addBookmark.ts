import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { insertBookmark } from "../../storage/queries/bookmarks.ts";
import { accessBookmarks, type BookmarkRow, type BookmarksAccessCode } from "../access/accessBookmark.ts";
import { defineOperation } from "../context.ts";
import { type BookmarkFieldCode, isLink, readEmoji } from "./bookmarkFields.ts";

export interface NewBookmark {
  readonly channelId: string;
  readonly title: string;
  readonly link: string;
  readonly emoji?: string | undefined;
}

export type AddBookmarkCode = BookmarksAccessCode | BookmarkFieldCode | "too_many_bookmarks";

/** Puts a link at the end of a channel's bookmarks. */
export const addBookmark = defineOperation(
  import.meta,
  async (ctx, input: NewBookmark): Promise<Outcome<{ bookmark: BookmarkRow; channelId: string }, AddBookmarkCode>> => {
    if (!isLink(input.link)) return refuse("invalid_link");
    const read = await readEmoji(ctx, input.emoji);
    if (!read.ok) return read;
    const seen = await accessBookmarks(ctx, input.channelId);
    if (!seen.ok) return seen;
    const { channel, bookmarks } = seen;
    if (bookmarks.length >= limits.channel_bookmarks_max) return refuse("too_many_bookmarks");
    const bookmark: BookmarkRow = {
      id: ctx.ids.next("bookmark"),
      channel_key: channel.key,
      title: input.title,
      link: input.link,
      emoji: read.emoji,
      position: (bookmarks.at(-1)?.position ?? 0) + 1,
      app_id: ctx.caller.kind === "bot" ? (ctx.caller.appId ?? null) : null,
      updater_id: ctx.caller.userId,
      created_ms: ctx.nowMs,
      updated_ms: ctx.nowMs,
    };
    await insertBookmark(ctx.db, bookmark);
    return succeed({ bookmark, channelId: channel.id });
  },
);
