import { type Static, Type } from "typebox";
import { defineElement } from "../blockkit/define.ts";
import { actionId, confirm, focusOnLoad, maxSelectedItems, placeholder } from "../blockkit/fields.ts";
import { checkChosenCount, checkOffered, checkOneList } from "../blockkit/offered.ts";
import { limits } from "../limits.ts";
import { menuOption } from "../objects/option.ts";
import { optionGroupList, optionList } from "../objects/option_group.ts";

export const multi_static_select = defineElement({
  type: "multi_static_select",
  summary: "A menu of options that are given with it; several can be chosen.",
  blocks: ["section", "actions", "input"],
  value: {
    interaction: "input",
    format: "option",
    key: "selected_options",
    initial: "initial_options",
    empty: [],
    max: limits.selected_items_max,
    maxField: "max_selected_items",
  },
  fields: {
    action_id: actionId,
    options: Type.Optional(optionList),
    option_groups: Type.Optional(optionGroupList),
    initial_options: Type.Optional(Type.Array(menuOption)),
    max_selected_items: maxSelectedItems,
    confirm,
    focus_on_load: focusOnLoad,
    placeholder,
  },
  rules(menu, tell) {
    checkOneList(menu, tell);
    if (menu.initial_options) checkOffered(menu, menu.initial_options, "initial_options", tell);
    checkChosenCount(menu, menu.initial_options, "initial_options", tell);
  },
  example: {
    type: "multi_static_select",
    action_id: "toppings",
    max_selected_items: 2,
    options: [
      { text: { type: "plain_text", text: "Olives" }, value: "olives" },
      { text: { type: "plain_text", text: "Capers" }, value: "capers" },
      { text: { type: "plain_text", text: "Onions" }, value: "onions" },
    ],
    initial_options: [{ text: { type: "plain_text", text: "Capers" }, value: "capers" }],
  },
});

export type MultiStaticSelect = Static<typeof multi_static_select.schema>;
