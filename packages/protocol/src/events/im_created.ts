import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { direct, eventTs, exampleDirect, exampleTs } from "../eventCatalog/fields.ts";

export const im_created = defineEvent({
  type: "im_created",
  summary: "A direct message conversation was created.",
  scopes: ["im:read"],
  audience: ["user"],
  receivers: ["apps", "sockets"],
  fields: {
    user: Type.String({ description: "The receiver." }),
    channel: Type.Object({ ...direct, user: Type.String({ description: "The other person." }) }),
    event_ts: eventTs,
  },
  example: { user: "U0123456789", channel: { ...exampleDirect, user: "U0123456780" }, event_ts: exampleTs },
});
