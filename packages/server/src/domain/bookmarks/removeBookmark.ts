import { type Outcome, succeed } from "@platform/protocol";
import { deleteBookmark } from "../../storage/queries/bookmarks.ts";
import { accessBookmark, type BookmarksAccessCode } from "../access/accessBookmark.ts";
import { defineOperation } from "../context.ts";

/** Takes a bookmark off its channel. */
export const removeBookmark = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly channelId: string; readonly bookmarkId: string },
  ): Promise<Outcome<object, BookmarksAccessCode | "not_found">> => {
    const seen = await accessBookmark(ctx, input);
    if (!seen.ok) return seen;
    await deleteBookmark(ctx.db, seen.bookmark.id);
    return succeed({});
  },
);
