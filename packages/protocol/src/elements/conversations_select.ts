import { type Static, Type } from "typebox";
import { defineElement } from "../blockkit/define.ts";
import { actionId, confirm, focusOnLoad, placeholder } from "../blockkit/fields.ts";
import { checkFilter, filterSchema } from "../objects/filter.ts";

export const conversations_select = defineElement({
  type: "conversations_select",
  summary: "A menu of the channels and direct messages that the reader can see; one can be chosen.",
  blocks: ["section", "actions", "input"],
  value: {
    interaction: "input",
    format: "conversation",
    key: "selected_conversation",
    initial: "initial_conversation",
    empty: null,
  },
  fields: {
    action_id: actionId,
    initial_conversation: Type.Optional(Type.String({ minLength: 1 })),
    default_to_current_conversation: Type.Optional(
      Type.Boolean({ description: "Chooses the conversation that the view was opened from, unless one is named." }),
    ),
    response_url_enabled: Type.Optional(
      Type.Boolean({ description: "In inputs of modals: the submission brings an address to answer there." }),
    ),
    filter: Type.Optional(filterSchema),
    confirm,
    focus_on_load: focusOnLoad,
    placeholder,
  },
  rules(menu, tell) {
    if (menu.filter) checkFilter(menu.filter, (message, ...below) => tell(message, "filter", ...below));
  },
  example: {
    type: "conversations_select",
    action_id: "conversations",
    placeholder: { type: "plain_text", text: "Choose" },
    default_to_current_conversation: true,
    filter: { include: ["public", "private"], exclude_bot_users: true },
  },
});

export type ConversationsSelect = Static<typeof conversations_select.schema>;
