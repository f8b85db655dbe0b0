import { jsonArray, jsonObject } from "./params.ts";

/** Blocks as clients send them. Unvalidated here: the method reports faults inside, with a pointer. */
export const blocksParam = jsonArray({
  describe: "The blocks, as JSON. Their schema is `docs/schemas/blocks.schema.json`.",
  otherwise: "invalid_blocks_format",
});

export const viewParam = jsonObject({
  describe: "The view, as JSON. Its schema is `docs/schemas/view.schema.json`.",
});

/** The refusals of blocks, worded once. */
export const blockErrors = {
  invalid_blocks: "A block breaks a rule; `errors` and `response_metadata.messages` name the rule and the location.",
  invalid_blocks_format: "`blocks` is not a JSON array.",
};
