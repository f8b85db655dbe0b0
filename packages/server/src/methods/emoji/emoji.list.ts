import { printTs, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listEmoji } from "../../domain/emoji/listEmoji.ts";
import { presentEmoji } from "../../present/emoji.ts";
import { defineMethod } from "../define.ts";

export const emojiList = defineMethod({
  name: "emoji.list",
  summary: "Lists the custom emoji of the workspace.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["emoji:read"],
  rate: 2,
  params: {},
  result: {
    emoji: Type.Record(Type.String(), Type.String(), {
      description: "By name: the address of the picture, or `alias:` and the name of another one.",
    }),
    cache_ts: Type.String({ description: "When this was true." }),
  },
  errors: {},
  notes: "The standard emoji are not among them: they are the same everywhere.",
  examples: [{ title: "All of them", params: {} }],
  async handler(ctx) {
    const rows = await listEmoji(ctx);
    return succeed({
      emoji: Object.fromEntries(rows.map((row) => [row.name, presentEmoji(row)])),
      cache_ts: printTs(ctx.nowMs * 1000),
    });
  },
});
