import { type Static, Type } from "typebox";
import { closed, defineObject } from "../blockkit/define.ts";
import { limits } from "../limits.ts";
import { menuOption } from "./option.ts";
import { plainText } from "./text.ts";

export const optionList = Type.Array(menuOption, { minItems: 1, maxItems: limits.options_max });

export const option_group = defineObject({
  name: "option_group",
  summary: "Options under a heading.",
  schema: closed({ label: plainText(limits.option_text_chars_max), options: optionList }),
  example: {
    label: { type: "plain_text", text: "Europe" },
    options: [{ text: { type: "plain_text", text: "Berlin" }, value: "ber" }],
  },
});

export const optionGroupList = Type.Array(option_group.schema, { minItems: 1, maxItems: limits.option_groups_max });

export type OptionGroup = Static<typeof option_group.schema>;
