import { limits, refuse, succeed } from "@platform/protocol";
import { addBookmark } from "../../domain/bookmarks/addBookmark.ts";
import { bookmarkSchema, presentBookmark } from "../../present/bookmark.ts";
import { bookmarkErrors, bookmarkFieldErrors, bookmarkParams } from "../bookmarkParams.ts";
import { defineMethod } from "../define.ts";
import { choice, optional } from "../params.ts";

export const bookmarksAdd = defineMethod({
  name: "bookmarks.add",
  summary: "Adds a link to the bookmarks of a channel.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["bookmarks:write"],
  rate: 2,
  params: {
    channel_id: bookmarkParams.channel_id,
    title: bookmarkParams.title,
    type: choice({
      describe: "Links are all that can be bookmarked.",
      of: ["link"],
      otherwise: "invalid_bookmark_type",
    }),
    link: optional(bookmarkParams.link),
    emoji: optional(bookmarkParams.emoji),
  },
  result: { bookmark: bookmarkSchema },
  errors: {
    ...bookmarkErrors,
    ...bookmarkFieldErrors,
    invalid_bookmark_type: "`type` is missing, or something else than `link`.",
    too_many_bookmarks: `The channel has ${limits.channel_bookmarks_max} bookmarks already.`,
  },
  examples: [
    {
      title: "The handbook",
      params: {
        channel_id: "C0123456789",
        title: "Handbook",
        type: "link",
        link: "https://example.com/handbook",
        emoji: ":books:",
      },
    },
  ],
  async handler(ctx, params) {
    if (params.link === undefined) return refuse("invalid_link");
    const { channel_id: channelId, title, link, emoji } = params;
    const added = await ctx.write(addBookmark, { channelId, title, link, emoji });
    if (!added.ok) return added;
    return succeed({ bookmark: presentBookmark(added.bookmark, { channelId, teamId: ctx.caller.teamId }) });
  },
});
