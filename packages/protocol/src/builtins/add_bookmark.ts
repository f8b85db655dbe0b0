import type { BuiltinDeclaration } from "./declaration.ts";
import { channel } from "./parameters.ts";

export const addBookmark: BuiltinDeclaration = {
  title: "Add a bookmark to a channel",
  description: "Puts a link at the end of a channel's bookmarks.",
  scopes: [["bookmarks:write"]],
  inputs: {
    channel_id: channel,
    name: { type: "string", title: "Title", is_required: true },
    link: { type: "string", title: "Link", is_required: true },
  },
  outputs: {
    channel_id: channel,
    bookmark_name: { type: "string", title: "Title", is_required: true },
    bookmark_link: { type: "string", title: "Link", is_required: true },
  },
};
