import { type Static, Type } from "typebox";
import { defineElement } from "../blockkit/define.ts";
import { actionId, confirm, focusOnLoad, maxSelectedItems, placeholder } from "../blockkit/fields.ts";
import { checkChosenCount } from "../blockkit/offered.ts";
import { limits } from "../limits.ts";

export const multi_channels_select = defineElement({
  type: "multi_channels_select",
  summary: "A menu of the public channels that the reader can see; several can be chosen.",
  blocks: ["section", "actions", "input"],
  value: {
    interaction: "input",
    format: "channel",
    key: "selected_channels",
    initial: "initial_channels",
    empty: [],
    max: limits.selected_items_max,
    maxField: "max_selected_items",
  },
  fields: {
    action_id: actionId,
    initial_channels: Type.Optional(Type.Array(Type.String({ minLength: 1 }), { minItems: 1 })),
    max_selected_items: maxSelectedItems,
    confirm,
    focus_on_load: focusOnLoad,
    placeholder,
  },
  rules: (menu, tell) => checkChosenCount(menu, menu.initial_channels, "initial_channels", tell),
  example: {
    type: "multi_channels_select",
    action_id: "channels",
    placeholder: { type: "plain_text", text: "Choose" },
    initial_channels: ["C0123456"],
  },
});

export type MultiChannelsSelect = Static<typeof multi_channels_select.schema>;
