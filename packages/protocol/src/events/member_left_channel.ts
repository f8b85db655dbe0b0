import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleMembership, membership } from "../eventCatalog/fields.ts";
import { readScopes } from "../eventCatalog/scopes.ts";

export const member_left_channel = defineEvent({
  type: "member_left_channel",
  summary: "A user left a conversation or was removed from it.",
  scopes: readScopes,
  audience: ["channel"],
  receivers: ["apps", "sockets"],
  fields: membership,
  example: exampleMembership,
});
