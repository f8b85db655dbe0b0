import { type Static, Type } from "typebox";
import { defineElement } from "../blockkit/define.ts";
import { actionId, confirm, focusOnLoad, maxSelectedItems, placeholder } from "../blockkit/fields.ts";
import { checkChosenCount } from "../blockkit/offered.ts";
import { limits } from "../limits.ts";
import { checkFilter, filterSchema } from "../objects/filter.ts";

export const multi_conversations_select = defineElement({
  type: "multi_conversations_select",
  summary: "A menu of the channels and direct messages that the reader can see; several can be chosen.",
  blocks: ["section", "actions", "input"],
  value: {
    interaction: "input",
    format: "conversation",
    key: "selected_conversations",
    initial: "initial_conversations",
    empty: [],
    max: limits.selected_items_max,
    maxField: "max_selected_items",
  },
  fields: {
    action_id: actionId,
    initial_conversations: Type.Optional(Type.Array(Type.String({ minLength: 1 }), { minItems: 1 })),
    default_to_current_conversation: Type.Optional(
      Type.Boolean({
        description: "Chooses the conversation that the view was opened from; those that are named are then ignored.",
      }),
    ),
    filter: Type.Optional(filterSchema),
    max_selected_items: maxSelectedItems,
    confirm,
    focus_on_load: focusOnLoad,
    placeholder,
  },
  rules(menu, tell) {
    checkChosenCount(menu, menu.initial_conversations, "initial_conversations", tell);
    if (menu.filter) checkFilter(menu.filter, (message, ...below) => tell(message, "filter", ...below));
  },
  example: {
    type: "multi_conversations_select",
    action_id: "conversations",
    placeholder: { type: "plain_text", text: "Choose" },
    initial_conversations: ["C0123456"],
    filter: { include: ["im", "mpim"] },
  },
});

export type MultiConversationsSelect = Static<typeof multi_conversations_select.schema>;
