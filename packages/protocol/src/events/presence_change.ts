import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";

export const presence_change = defineEvent({
  type: "presence_change",
  summary: "A user became active or away; sent for users that the connection asked about.",
  scopes: ["users:read"],
  audience: ["connection"],
  receivers: ["sockets"],
  fields: [
    { user: Type.String(), presence: Type.Enum(["active", "away"]) },
    {
      users: Type.Array(Type.String(), { description: "All active users, in answer to `presence_sub`." }),
      presence: Type.Literal("active"),
    },
  ],
  example: { user: "U0123456789", presence: "active" },
});
