import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";

export const manual_presence_change = defineEvent({
  type: "manual_presence_change",
  summary: "The receiver set themselves away, or back to automatic presence.",
  scopes: ["users:read"],
  audience: ["user"],
  receivers: ["sockets"],
  fields: { presence: Type.Enum(["active", "away"]) },
  example: { presence: "away" },
});
