import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listBookmarks } from "../../domain/bookmarks/listBookmarks.ts";
import { bookmarkSchema, presentBookmark } from "../../present/bookmark.ts";
import { bookmarkErrors, bookmarkParams } from "../bookmarkParams.ts";
import { defineMethod } from "../define.ts";

export const bookmarksList = defineMethod({
  name: "bookmarks.list",
  summary: "Lists the bookmarks of a channel in their order.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["bookmarks:read"],
  rate: 3,
  params: { channel_id: bookmarkParams.channel_id },
  result: { bookmarks: Type.Array(bookmarkSchema) },
  errors: { channel_not_found: bookmarkErrors.channel_not_found },
  examples: [{ title: "Those of a channel", params: { channel_id: "C0123456789" } }],
  async handler(ctx, params) {
    const listed = await listBookmarks(ctx, params.channel_id);
    if (!listed.ok) return listed;
    const home = { channelId: listed.channelId, teamId: ctx.caller.teamId };
    return succeed({ bookmarks: listed.bookmarks.map((bookmark) => presentBookmark(bookmark, home)) });
  },
});
