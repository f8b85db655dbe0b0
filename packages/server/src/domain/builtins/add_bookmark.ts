import { addBookmark as bookmark } from "../bookmarks/addBookmark.ts";
import { type Builtin, done } from "./builtin.ts";

export const addBookmark: Builtin = async (ctx, inputs) => {
  const [title, link] = [inputs.text("name"), inputs.text("link")];
  const channelId = inputs.text("channel_id");
  const added = await bookmark.within(ctx, { channelId, title, link });
  return added.ok ? done({ channel_id: channelId, bookmark_name: title, bookmark_link: link }) : added;
};
