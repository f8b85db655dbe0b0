import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleInChannel, inChannel } from "../eventCatalog/fields.ts";
import { readScopes } from "../eventCatalog/scopes.ts";

export const channel_shared = defineEvent({
  type: "channel_shared",
  summary: "A channel was shared with another workspace.",
  scopes: readScopes,
  audience: ["channel"],
  receivers: ["apps", "sockets"],
  fields: { ...inChannel, connected_team_id: Type.String({ description: "The other workspace." }) },
  example: { ...exampleInChannel, connected_team_id: "T0123456780" },
});
