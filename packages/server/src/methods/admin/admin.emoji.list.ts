import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { pageEmoji } from "../../domain/emoji/listEmoji.ts";
import { presentEmoji } from "../../present/emoji.ts";
import { pageSchema } from "../../present/page.ts";
import { seconds } from "../../present/timestamp.ts";
import { defineMethod } from "../define.ts";
import { emojiNameErrors } from "../emojiParams.ts";
import { count, defaulted, optional, text } from "../params.ts";

export const adminEmojiList = defineMethod({
  name: "admin.emoji.list",
  summary: "Lists the custom emoji of the workspace with who added them and when.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.teams:read"],
  rate: 2,
  params: {
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }),
      limits.page_default,
    ),
  },
  result: {
    emoji: Type.Record(
      Type.String(),
      Type.Object({ url: Type.String(), date_created: Type.Integer(), uploaded_by: Type.String() }),
    ),
    response_metadata: pageSchema,
  },
  errors: {
    not_an_admin: emojiNameErrors.not_an_admin,
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  examples: [{ title: "A page", params: { limit: 100 } }],
  async handler(ctx, params) {
    const page = await pageEmoji(ctx, params);
    if (!page.ok) return page;
    const emoji = page.emoji.map((row) => [
      row.name,
      { url: presentEmoji(row), date_created: seconds(row.created_ms), uploaded_by: row.creator_id },
    ]);
    return succeed({
      emoji: Object.fromEntries(emoji) as Record<string, { url: string; date_created: number; uploaded_by: string }>,
      response_metadata: { next_cursor: page.next },
    });
  },
});
