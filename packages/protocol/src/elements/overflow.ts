import { type Static, Type } from "typebox";
import { defineElement } from "../blockkit/define.ts";
import { actionId, confirm } from "../blockkit/fields.ts";
import { limits } from "../limits.ts";
import { overflowOption } from "../objects/option.ts";

export const overflow = defineElement({
  type: "overflow",
  summary: "A few more actions behind three dots.",
  blocks: ["section", "actions"],
  value: { interaction: "choice", format: "option", key: "selected_option" },
  fields: {
    action_id: actionId,
    options: Type.Array(overflowOption, { minItems: 1, maxItems: limits.overflow_options_max }),
    confirm,
  },
  example: {
    type: "overflow",
    action_id: "more",
    options: [
      { text: { type: "plain_text", text: "Archive" }, value: "archive" },
      { text: { type: "plain_text", text: "Open" }, value: "open", url: "https://example.com/12" },
    ],
  },
});

export type Overflow = Static<typeof overflow.schema>;
