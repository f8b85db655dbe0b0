import { addBookmark as bookmark } from "../bookmarks/addBookmark.ts";
import { type Builtin, done } from "./builtin.ts";

export const addBookmark: Builtin = async (ctx, inputs) => {
  const [title, link] = [inputs.text("name"), inputs.text("link")];
  const added = await bookmark.within(ctx, { channelId: inputs.text("channel_id"), title, link });
  return added.ok ? done({ bookmark_name: title, bookmark_link: link }) : added;
};
