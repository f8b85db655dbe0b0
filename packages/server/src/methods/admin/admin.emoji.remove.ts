import { removeEmoji } from "../../domain/emoji/removeEmoji.ts";
import { defineMethod } from "../define.ts";
import { emojiNameErrors, emojiParam } from "../emojiParams.ts";

export const adminEmojiRemove = defineMethod({
  name: "admin.emoji.remove",
  summary: "Removes a custom emoji with all its aliases.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: { name: emojiParam },
  result: {},
  errors: {
    not_an_admin: emojiNameErrors.not_an_admin,
    emoji_not_found: "The workspace has no such emoji of its own.",
  },
  examples: [{ title: "Away with it", params: { name: "acme" } }],
  handler: (ctx, params) => ctx.write(removeEmoji, params),
});
