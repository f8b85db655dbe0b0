import { removeBookmark } from "../../domain/bookmarks/removeBookmark.ts";
import { bookmarkErrors, bookmarkParams } from "../bookmarkParams.ts";
import { defineMethod } from "../define.ts";

export const bookmarksRemove = defineMethod({
  name: "bookmarks.remove",
  summary: "Removes a bookmark from a channel.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["bookmarks:write"],
  rate: 2,
  params: { channel_id: bookmarkParams.channel_id, bookmark_id: bookmarkParams.bookmark_id },
  result: {},
  errors: { ...bookmarkErrors, not_found: "The channel has no such bookmark." },
  examples: [{ title: "Away with it", params: { channel_id: "C0123456789", bookmark_id: "Bk0123456789" } }],
  handler: (ctx, params) => ctx.write(removeBookmark, { channelId: params.channel_id, bookmarkId: params.bookmark_id }),
});
