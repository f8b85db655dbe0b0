import { jsonArray, jsonObject } from "./params.ts";

/** Blocks as clients send them. Open here: what is wrong inside is told by the method, with its place. */
export const blocksParam = jsonArray({
  describe: "The blocks, as JSON. Their schema is `docs/schemas/blocks.schema.json`.",
  otherwise: "invalid_blocks_format",
});

export const viewParam = jsonObject({
  describe: "The view, as JSON. Its schema is `docs/schemas/view.schema.json`.",
});

/** The refusals of blocks, worded once. */
export const blockErrors = {
  invalid_blocks: "A block breaks a rule; `errors` and `response_metadata.messages` tell which and where.",
  invalid_blocks_format: "`blocks` is no JSON array.",
};
