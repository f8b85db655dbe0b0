import { renameEmoji } from "../../domain/emoji/renameEmoji.ts";
import { defineMethod } from "../define.ts";
import { emojiNameErrors, emojiParam, newEmojiParam } from "../emojiParams.ts";

export const adminEmojiRename = defineMethod({
  name: "admin.emoji.rename",
  summary: "Renames a custom emoji; its aliases follow.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: { name: emojiParam, new_name: newEmojiParam },
  result: {},
  errors: {
    ...emojiNameErrors,
    error_invalid_emoji_to_rename: "`name` is not a custom emoji of the workspace.",
  },
  examples: [{ title: "Another name", params: { name: "acme", new_name: "acme_corp" } }],
  handler: (ctx, params) => ctx.write(renameEmoji, { name: params.name, newName: params.new_name }),
});
