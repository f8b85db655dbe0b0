import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { channelId, eventTs, exampleTs } from "../eventCatalog/fields.ts";

export const code_channel_action = defineEvent({
  type: "code_channel_action",
  summary: "A person clicked an action item in the context bar of a code channel of the app.",
  scopes: ["code_channels:manage"],
  audience: ["app"],
  receivers: ["apps"],
  fields: {
    channel: channelId,
    user: Type.String({ description: "The person." }),
    action: Type.Object({
      key: Type.String(),
      label: Type.String(),
      value: Type.Optional(Type.String({ description: "The `url` of the item, if it has one." })),
    }),
    event_ts: eventTs,
  },
  example: {
    channel: "C0123456789",
    user: "U0123456789",
    action: { key: "retry", label: "Run the tests again" },
    event_ts: exampleTs,
  },
});
