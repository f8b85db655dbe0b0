import { type Static, Type } from "typebox";
import { defineElement } from "../blockkit/define.ts";
import { actionId, confirm, focusOnLoad, placeholder } from "../blockkit/fields.ts";

export const channels_select = defineElement({
  type: "channels_select",
  summary: "A menu of the public channels that the reader can see; one can be chosen.",
  blocks: ["section", "actions", "input"],
  value: { interaction: "input", format: "channel", key: "selected_channel", initial: "initial_channel", empty: null },
  fields: {
    action_id: actionId,
    initial_channel: Type.Optional(Type.String({ minLength: 1 })),
    response_url_enabled: Type.Optional(
      Type.Boolean({ description: "In inputs of modals: the submission brings an address to answer there." }),
    ),
    confirm,
    focus_on_load: focusOnLoad,
    placeholder,
  },
  example: {
    type: "channels_select",
    action_id: "channels",
    placeholder: { type: "plain_text", text: "Choose" },
    initial_channel: "C0123456",
  },
});

export type ChannelsSelect = Static<typeof channels_select.schema>;
