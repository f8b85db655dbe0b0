import { type Static, Type } from "typebox";
import { defineElement } from "../blockkit/define.ts";
import { actionId, confirm, focusOnLoad, maxSelectedItems, minQueryLength, placeholder } from "../blockkit/fields.ts";
import { checkChosenCount } from "../blockkit/offered.ts";
import { limits } from "../limits.ts";
import { menuOption } from "../objects/option.ts";

export const multi_external_select = defineElement({
  type: "multi_external_select",
  summary: "A menu of options that the app is asked for; several can be chosen.",
  blocks: ["section", "actions", "input"],
  value: {
    interaction: "input",
    format: "loaded_option",
    key: "selected_options",
    initial: "initial_options",
    empty: [],
    max: limits.selected_items_max,
    maxField: "max_selected_items",
  },
  fields: {
    action_id: actionId,
    initial_options: Type.Optional(Type.Array(menuOption, { minItems: 1 })),
    min_query_length: minQueryLength,
    max_selected_items: maxSelectedItems,
    confirm,
    focus_on_load: focusOnLoad,
    placeholder,
  },
  rules: (menu, tell) => checkChosenCount(menu, menu.initial_options, "initial_options", tell),
  example: {
    type: "multi_external_select",
    action_id: "tickets",
    placeholder: { type: "plain_text", text: "Find tickets" },
    initial_options: [{ text: { type: "plain_text", text: "PLAT-12" }, value: "12" }],
    min_query_length: 2,
  },
});

export type MultiExternalSelect = Static<typeof multi_external_select.schema>;
