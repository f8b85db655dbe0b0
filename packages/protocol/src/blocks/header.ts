import { type Static, Type } from "typebox";
import { defineBlock, surfaces } from "../blockkit/define.ts";
import { blockId } from "../blockkit/fields.ts";
import { limits } from "../limits.ts";
import { plainText } from "../objects/text.ts";

export const header = defineBlock({
  type: "header",
  summary: "A heading.",
  surfaces,
  fields: {
    block_id: blockId,
    text: plainText(limits.header_chars_max),
    level: Type.Optional(
      Type.Integer({ minimum: 1, maximum: limits.header_level_max, description: "1 is the largest." }),
    ),
  },
  textOf: ({ text }) => text.text,
  example: { type: "header", text: { type: "plain_text", text: "Release 12" } },
});

export type Header = Static<typeof header.schema>;
