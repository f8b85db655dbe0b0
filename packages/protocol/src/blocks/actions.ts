import { type Static, Type } from "typebox";
import { anyOf, defineBlock, surfaces } from "../blockkit/define.ts";
import { blockId } from "../blockkit/fields.ts";
import { actionsElements } from "../elements/index.ts";
import { limits } from "../limits.ts";

export const actions = defineBlock({
  type: "actions",
  summary: "Things to act on, side by side.",
  surfaces,
  fields: {
    block_id: blockId,
    elements: Type.Array(anyOf(...actionsElements), { minItems: 1, maxItems: limits.actions_elements_max }),
  },
  // What a button says is no part of what a message tells.
  textOf: () => "",
  example: {
    type: "actions",
    elements: [
      { type: "button", action_id: "yes", text: { type: "plain_text", text: "Yes" }, style: "primary" },
      { type: "button", action_id: "no", text: { type: "plain_text", text: "No" } },
    ],
  },
});

export type Actions = Static<typeof actions.schema>;
