import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleInChannel, inChannel } from "../eventCatalog/fields.ts";
import { readScopes } from "../eventCatalog/scopes.ts";

export const channel_unshared = defineEvent({
  type: "channel_unshared",
  summary: "A channel is no longer shared with another workspace.",
  scopes: readScopes,
  audience: ["channel"],
  receivers: ["apps", "sockets"],
  fields: {
    ...inChannel,
    previously_connected_team_id: Type.String({ description: "The other workspace." }),
    is_ext_shared: Type.Boolean({ description: "Whether the channel is still shared with another org." }),
  },
  example: { ...exampleInChannel, previously_connected_team_id: "T0123456780", is_ext_shared: false },
});
