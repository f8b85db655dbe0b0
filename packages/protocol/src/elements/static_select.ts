import { type Static, Type } from "typebox";
import { defineElement } from "../blockkit/define.ts";
import { actionId, confirm, focusOnLoad, placeholder } from "../blockkit/fields.ts";
import { checkOffered, checkOneList } from "../blockkit/offered.ts";
import { menuOption } from "../objects/option.ts";
import { optionGroupList, optionList } from "../objects/option_group.ts";

export const static_select = defineElement({
  type: "static_select",
  summary: "A menu of options that are given with it; one can be chosen.",
  blocks: ["section", "actions", "input"],
  value: { interaction: "input", format: "option", key: "selected_option", initial: "initial_option", empty: null },
  fields: {
    action_id: actionId,
    options: Type.Optional(optionList),
    option_groups: Type.Optional(optionGroupList),
    initial_option: Type.Optional(menuOption),
    confirm,
    focus_on_load: focusOnLoad,
    placeholder,
  },
  rules(menu, tell) {
    checkOneList(menu, tell);
    if (menu.initial_option) checkOffered(menu, [menu.initial_option], "initial_option", tell);
  },
  example: {
    type: "static_select",
    action_id: "city",
    placeholder: { type: "plain_text", text: "Where?" },
    options: [
      { text: { type: "plain_text", text: "Berlin" }, value: "ber" },
      { text: { type: "plain_text", text: "Lagos" }, value: "los" },
    ],
    initial_option: { text: { type: "plain_text", text: "Lagos" }, value: "los" },
  },
});

export type StaticSelect = Static<typeof static_select.schema>;
