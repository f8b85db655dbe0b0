import { printTs, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listEmoji } from "../../domain/emoji/listEmoji.ts";
import { presentCategories, presentEmoji } from "../../present/emoji.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag } from "../params.ts";

export const emojiList = defineMethod({
  name: "emoji.list",
  summary: "Lists the custom emoji of the workspace.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["emoji:read"],
  rate: 2,
  params: {
    include_categories: defaulted(flag({ describe: "Whether to list the standard emoji by category." }), false),
  },
  result: {
    emoji: Type.Record(Type.String(), Type.String(), {
      description: "By name: the address of the picture, or `alias:` and the name of another one.",
    }),
    cache_ts: Type.String({ description: "When this was true." }),
    categories: Type.Optional(
      Type.Array(Type.Object({ name: Type.String(), emoji_names: Type.Array(Type.String()) }), {
        description: "When `include_categories` is given.",
      }),
    ),
    categories_version: Type.Optional(Type.String({ description: "Changes when the standard emoji do." })),
  },
  errors: {},
  notes: "The standard emoji are not among them: they are the same everywhere, and listed by category on request.",
  examples: [{ title: "All of them", params: {} }],
  async handler(ctx, params) {
    const rows = await listEmoji(ctx);
    return succeed({
      emoji: Object.fromEntries(rows.map((row) => [row.name, presentEmoji(row)])),
      cache_ts: printTs(ctx.nowMs * 1000),
      ...(params.include_categories ? presentCategories() : {}),
    });
  },
});
