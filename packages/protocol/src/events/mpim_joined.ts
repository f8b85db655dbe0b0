import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { direct, eventTs, exampleDirect, exampleTs } from "../eventCatalog/fields.ts";
import { readScopes } from "../eventCatalog/scopes.ts";

export const mpim_joined = defineEvent({
  type: "mpim_joined",
  summary: "A group direct message with the receiver was created.",
  scopes: readScopes,
  audience: ["user"],
  receivers: ["sockets"],
  fields: {
    user: Type.String({ description: "The receiver." }),
    channel: Type.Object({ ...direct, name: Type.String(), members: Type.Array(Type.String()) }),
    event_ts: eventTs,
  },
  example: {
    user: "U0123456789",
    channel: {
      ...exampleDirect,
      id: "C0123456789",
      is_im: false,
      is_mpim: true,
      name: "mpdm-ann--bob--eve-1",
      members: ["U0123456789", "U0123456780", "U0123456781"],
    },
    event_ts: exampleTs,
  },
});
