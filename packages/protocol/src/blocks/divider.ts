import { defineBlock, surfaces } from "../blockkit/define.ts";
import { blockId } from "../blockkit/fields.ts";

export const divider = defineBlock({
  type: "divider",
  summary: "A line between blocks.",
  surfaces,
  fields: { block_id: blockId },
  textOf: () => "",
  example: { type: "divider" },
});
