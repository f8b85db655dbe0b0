import { type Static, Type } from "typebox";
import { anyOf, defineBlock } from "../blockkit/define.ts";
import { blockId } from "../blockkit/fields.ts";
import { contextActionsElements } from "../elements/index.ts";
import { limits } from "../limits.ts";

export const context_actions = defineBlock({
  type: "context_actions",
  summary: "Small things to act on under an answer.",
  surfaces: ["message"],
  fields: {
    block_id: blockId,
    elements: Type.Array(anyOf(...contextActionsElements), {
      minItems: 1,
      maxItems: limits.context_actions_elements_max,
    }),
  },
  textOf: () => "",
  example: {
    type: "context_actions",
    elements: [
      {
        type: "feedback_buttons",
        action_id: "feedback",
        positive_button: { text: { type: "plain_text", text: "Good" }, value: "good" },
        negative_button: { text: { type: "plain_text", text: "Bad" }, value: "bad" },
      },
    ],
  },
});

export type ContextActions = Static<typeof context_actions.schema>;
