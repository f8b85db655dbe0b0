import { addEmoji } from "../../domain/emoji/addEmoji.ts";
import { defineMethod } from "../define.ts";
import { emojiNameErrors, newEmojiParam } from "../emojiParams.ts";
import { text } from "../params.ts";

export const adminEmojiAdd = defineMethod({
  name: "admin.emoji.add",
  summary: "Adds a custom emoji to the workspace.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: {
    name: newEmojiParam,
    url: text({ describe: "Where the picture is: an `https` or `http` address.", otherwise: "error_no_image" }),
  },
  result: {},
  errors: { ...emojiNameErrors, error_no_image: "`url` is missing, or no address of a picture." },
  notes: "The picture is shown from where it is; it is not copied.",
  examples: [{ title: "A logo", params: { name: "acme", url: "https://example.com/acme.png" } }],
  handler: (ctx, params) => ctx.write(addEmoji, params),
});
