import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { eventTs, exampleTs } from "../eventCatalog/fields.ts";

export const tokens_revoked = defineEvent({
  type: "tokens_revoked",
  summary: "Tokens of the app were revoked.",
  scopes: [],
  audience: ["app"],
  receivers: ["apps"],
  fields: {
    tokens: Type.Object({
      oauth: Type.Array(Type.String(), { description: "The people whose tokens were revoked." }),
      bot: Type.Array(Type.String(), { description: "The bot users whose tokens were revoked." }),
    }),
    event_ts: eventTs,
  },
  example: { tokens: { oauth: ["U0123456789"], bot: [] }, event_ts: exampleTs },
});
