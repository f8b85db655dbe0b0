import { type Static, Type } from "typebox";
import { defineElement } from "../blockkit/define.ts";
import { actionId, confirm, focusOnLoad, maxSelectedItems, placeholder } from "../blockkit/fields.ts";
import { checkChosenCount } from "../blockkit/offered.ts";
import { limits } from "../limits.ts";

export const multi_users_select = defineElement({
  type: "multi_users_select",
  summary: "A menu of the people whom the reader can see; several can be chosen.",
  blocks: ["section", "actions", "input"],
  value: {
    interaction: "input",
    format: "user",
    key: "selected_users",
    initial: "initial_users",
    empty: [],
    max: limits.selected_items_max,
    maxField: "max_selected_items",
  },
  fields: {
    action_id: actionId,
    initial_users: Type.Optional(Type.Array(Type.String({ minLength: 1 }), { minItems: 1 })),
    max_selected_items: maxSelectedItems,
    confirm,
    focus_on_load: focusOnLoad,
    placeholder,
  },
  rules: (menu, tell) => checkChosenCount(menu, menu.initial_users, "initial_users", tell),
  example: {
    type: "multi_users_select",
    action_id: "users",
    placeholder: { type: "plain_text", text: "Choose" },
    initial_users: ["U0123456"],
  },
});

export type MultiUsersSelect = Static<typeof multi_users_select.schema>;
