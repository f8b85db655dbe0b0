import { refuse, refuseBlocks, refuseView, succeed } from "@platform/protocol";
import { surfaces, validateBlocks, validateView } from "@platform/protocol/blockkit/index.ts";
import { blockErrors, blocksParam, viewParam } from "../blockParams.ts";
import { defineMethod } from "../define.ts";
import { choice, defaulted, jsonObject, optional } from "../params.ts";

export const blocksValidate = defineMethod({
  name: "blocks.validate",
  summary: "Validates blocks or a view; needs no token.",
  http: "POST",
  tokens: [],
  scopes: [],
  rate: 4,
  params: {
    blocks: optional(blocksParam),
    message: optional(jsonObject({ describe: "The arguments of a message, of which `blocks` is looked at." })),
    view: optional(viewParam),
    surface: defaulted(choice({ describe: "Where the blocks are to stand.", of: surfaces }), "message"),
  },
  result: {},
  errors: {
    ...blockErrors,
    invalid_arguments: "Not just one of `blocks`, `message` and `view` was given, or the view breaks a rule.",
  },
  notes: "Blocks and views are held against the same rules when they are posted or opened.",
  examples: [
    { title: "A line", params: { blocks: [{ type: "divider" }] } },
    { title: "An empty home tab", params: { view: { type: "home", blocks: [] } } },
  ],
  async handler(_ctx, { blocks, message, view, surface }) {
    if ([blocks, message, view].filter((given) => given !== undefined).length !== 1) {
      return refuse("invalid_arguments", "must provide just one of `blocks`, `message` and `view`");
    }
    if (view !== undefined) {
      const faults = validateView(view);
      return faults.length > 0 ? refuseView(faults) : succeed({});
    }
    const asked = blocks ?? message?.["blocks"] ?? [];
    if (!Array.isArray(asked)) return refuse("invalid_blocks_format");
    const faults = validateBlocks(asked, message === undefined ? surface : "message");
    return faults.length > 0 ? refuseBlocks(faults) : succeed({});
  },
});
