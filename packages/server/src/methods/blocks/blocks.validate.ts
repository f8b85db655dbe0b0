import { refuse, refuseBlocks, refuseView, succeed } from "@platform/protocol";
import { surfaces, validateBlocks, validateView } from "@platform/protocol/blockkit/index.ts";
import { blockErrors, blocksParam, viewParam } from "../blockParams.ts";
import { defineMethod } from "../define.ts";
import { choices, defaulted, optional } from "../params.ts";

export const blocksValidate = defineMethod({
  name: "blocks.validate",
  summary: "Tells what is wrong with blocks or a view, if anything is; needs no token.",
  http: "POST",
  tokens: [],
  scopes: [],
  rate: 4,
  params: {
    blocks: optional(blocksParam),
    view: optional(viewParam),
    surface: defaulted(
      choices({ describe: "Where the blocks are to stand: `message`, `modal` or `home`.", of: surfaces }),
      ["message"],
    ),
  },
  result: {},
  errors: {
    ...blockErrors,
    invalid_arguments: "Not just one of `blocks` and `view` was given, or the view breaks a rule.",
  },
  notes: "Blocks and views are held against the same rules when they are posted or opened.",
  examples: [
    { title: "A line", params: { blocks: [{ type: "divider" }] } },
    { title: "An empty home tab", params: { view: { type: "home", blocks: [] } } },
  ],
  async handler(_ctx, { blocks, view, surface }) {
    if ((blocks === undefined) === (view === undefined)) {
      return refuse("invalid_arguments", "must provide either `blocks` or `view`");
    }
    if (view !== undefined) {
      const faults = validateView(view);
      return faults.length > 0 ? refuseView(faults) : succeed({});
    }
    const faults = surface.flatMap((each) => validateBlocks(blocks, each));
    return faults.length > 0 ? refuseBlocks(faults) : succeed({});
  },
});
