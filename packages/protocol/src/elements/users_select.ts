import { type Static, Type } from "typebox";
import { defineElement } from "../blockkit/define.ts";
import { actionId, confirm, focusOnLoad, placeholder } from "../blockkit/fields.ts";

export const users_select = defineElement({
  type: "users_select",
  summary: "A menu of the people whom the reader can see; one can be chosen.",
  blocks: ["section", "actions", "input"],
  value: { interaction: "input", format: "user", key: "selected_user", initial: "initial_user", empty: null },
  fields: {
    action_id: actionId,
    initial_user: Type.Optional(Type.String({ minLength: 1 })),
    confirm,
    focus_on_load: focusOnLoad,
    placeholder,
  },
  example: {
    type: "users_select",
    action_id: "users",
    placeholder: { type: "plain_text", text: "Choose" },
    initial_user: "U0123456",
  },
});

export type UsersSelect = Static<typeof users_select.schema>;
