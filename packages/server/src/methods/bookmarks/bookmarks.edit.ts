import { succeed } from "@platform/protocol";
import { editBookmark } from "../../domain/bookmarks/editBookmark.ts";
import { bookmarkSchema, presentBookmark } from "../../present/bookmark.ts";
import { bookmarkErrors, bookmarkFieldErrors, bookmarkParams } from "../bookmarkParams.ts";
import { defineMethod } from "../define.ts";
import { optional } from "../params.ts";

export const bookmarksEdit = defineMethod({
  name: "bookmarks.edit",
  summary: "Changes a bookmark; omitted fields stay unchanged.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["bookmarks:write"],
  rate: 2,
  params: {
    channel_id: bookmarkParams.channel_id,
    bookmark_id: bookmarkParams.bookmark_id,
    title: optional(bookmarkParams.title),
    link: optional(bookmarkParams.link),
    emoji: optional(bookmarkParams.emoji),
  },
  result: { bookmark: bookmarkSchema },
  errors: {
    ...bookmarkErrors,
    ...bookmarkFieldErrors,
    not_found: "The channel has no such bookmark.",
  },
  examples: [
    {
      title: "Another title",
      params: { channel_id: "C0123456789", bookmark_id: "Bk0123456789", title: "The handbook" },
    },
  ],
  async handler(ctx, params) {
    const { channel_id: channelId, bookmark_id: bookmarkId, title, link, emoji } = params;
    const edited = await ctx.write(editBookmark, { channelId, bookmarkId, title, link, emoji });
    if (!edited.ok) return edited;
    return succeed({ bookmark: presentBookmark(edited.bookmark, { channelId, teamId: ctx.caller.teamId }) });
  },
});
