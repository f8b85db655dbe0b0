import { type Static, Type } from "typebox";
import { anyOf, defineBlock, surfaces } from "../blockkit/define.ts";
import { blockId } from "../blockkit/fields.ts";
import { sectionElements } from "../elements/index.ts";
import { limits } from "../limits.ts";
import { anyText } from "../objects/text.ts";

export const section = defineBlock({
  type: "section",
  summary: "Text, or a few short texts in two columns, with an optional element next to it.",
  surfaces,
  fields: {
    block_id: blockId,
    text: Type.Optional(anyText()),
    fields: Type.Optional(
      Type.Array(anyText(limits.section_field_chars_max), { minItems: 1, maxItems: limits.section_fields_max }),
    ),
    accessory: Type.Optional(anyOf(...sectionElements)),
    expand: Type.Optional(Type.Boolean({ description: "Long text is shown whole at once." })),
  },
  rules(block, tell) {
    if (!block.text && !block.fields) tell("must define either `text` or `fields`", "type");
  },
  textOf: ({ text, fields = [] }) => [...(text ? [text] : []), ...fields].map((part) => part.text).join("\n"),
  example: {
    type: "section",
    text: { type: "mrkdwn", text: "*Request 12* waits for you." },
    accessory: { type: "button", action_id: "open", text: { type: "plain_text", text: "Open" } },
  },
});

export type Section = Static<typeof section.schema>;
