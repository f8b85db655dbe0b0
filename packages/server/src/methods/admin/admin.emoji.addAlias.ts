import { addEmojiAlias } from "../../domain/emoji/addEmojiAlias.ts";
import { defineMethod } from "../define.ts";
import { emojiNameErrors, newEmojiParam } from "../emojiParams.ts";
import { text } from "../params.ts";

export const adminEmojiAddAlias = defineMethod({
  name: "admin.emoji.addAlias",
  summary: "Adds an alias to a custom emoji.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: {
    name: newEmojiParam,
    alias_for: text({ describe: "The emoji of the workspace.", otherwise: "no_alias_selected" }),
  },
  result: {},
  errors: {
    ...emojiNameErrors,
    no_alias_selected: "`alias_for` is missing.",
    error_invalid_alias: "`alias_for` names no emoji of the workspace.",
  },
  examples: [{ title: "Another name", params: { name: "company", alias_for: "acme" } }],
  handler: (ctx, params) => ctx.write(addEmojiAlias, { name: params.name, aliasFor: params.alias_for }),
});
