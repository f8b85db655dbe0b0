import { type Static, Type } from "typebox";
import { defineElement } from "../blockkit/define.ts";
import { actionId, confirm, focusOnLoad, minQueryLength, placeholder } from "../blockkit/fields.ts";
import { menuOption } from "../objects/option.ts";

export const external_select = defineElement({
  type: "external_select",
  summary: "A menu of options that the app is asked for; one can be chosen.",
  blocks: ["section", "actions", "input"],
  value: {
    interaction: "input",
    format: "loaded_option",
    key: "selected_option",
    initial: "initial_option",
    empty: null,
  },
  fields: {
    action_id: actionId,
    initial_option: Type.Optional(menuOption),
    min_query_length: minQueryLength,
    confirm,
    focus_on_load: focusOnLoad,
    placeholder,
  },
  example: {
    type: "external_select",
    action_id: "ticket",
    placeholder: { type: "plain_text", text: "Find a ticket" },
    min_query_length: 0,
  },
});

export type ExternalSelect = Static<typeof external_select.schema>;
