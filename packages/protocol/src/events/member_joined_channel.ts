import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleMembership, membership } from "../eventCatalog/fields.ts";
import { readScopes } from "../eventCatalog/scopes.ts";

export const member_joined_channel = defineEvent({
  type: "member_joined_channel",
  summary: "A user joined a conversation.",
  scopes: readScopes,
  audience: ["channel"],
  receivers: ["apps", "sockets"],
  fields: {
    ...membership,
    inviter: Type.Optional(Type.String({ description: "The user who invited the new member." })),
  },
  example: { ...exampleMembership, inviter: "U0123456780" },
});
