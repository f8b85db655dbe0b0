import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { eventTs, exampleTs } from "../eventCatalog/fields.ts";
import { clientScope } from "../eventCatalog/scopes.ts";
import { channelSectionSchema } from "../resources/channelSection.ts";

export const channel_sections_changed = defineEvent({
  type: "channel_sections_changed",
  summary: "The receiver changed the sections of the sidebar.",
  scopes: [clientScope],
  audience: ["user"],
  receivers: ["sockets"],
  fields: {
    sections: Type.Array(channelSectionSchema, { description: "All of them, in their order." }),
    event_ts: eventTs,
  },
  example: {
    sections: [
      {
        id: "L0123456789",
        type: "custom",
        name: "Projects",
        sort: "name",
        is_collapsed: false,
        channels: ["C0123456789"],
      },
    ],
    event_ts: exampleTs,
  },
});
