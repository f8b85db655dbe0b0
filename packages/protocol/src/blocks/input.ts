import { type Static, Type } from "typebox";
import { anyOf, defineBlock, surfaces } from "../blockkit/define.ts";
import { blockId } from "../blockkit/fields.ts";
import { inputElements } from "../elements/index.ts";
import { limits } from "../limits.ts";
import { plainText } from "../objects/text.ts";

export const input = defineBlock({
  type: "input",
  summary: "Asks for one thing, under a label.",
  surfaces,
  fields: {
    block_id: blockId,
    label: plainText(limits.input_label_chars_max),
    element: anyOf(...inputElements),
    hint: Type.Optional(plainText(limits.input_label_chars_max)),
    optional: Type.Optional(Type.Boolean({ description: "May be left empty." })),
    dispatch_action: Type.Optional(
      Type.Boolean({ description: "The app receives every change, not only the final value." }),
    ),
  },
  textOf: ({ label }) => label.text,
  example: {
    type: "input",
    block_id: "reason",
    label: { type: "plain_text", text: "Reason" },
    element: { type: "plain_text_input", action_id: "reason", multiline: true },
    optional: true,
  },
});

export type Input = Static<typeof input.schema>;
