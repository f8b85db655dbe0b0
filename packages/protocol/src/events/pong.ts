import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";

export const pong = defineEvent({
  type: "pong",
  summary: "The server answers a `ping` frame, with the fields of that frame.",
  scopes: [],
  audience: ["connection"],
  receivers: ["sockets"],
  fields: { reply_to: Type.Optional(Type.Unknown({ description: "The `id` of the ping." })) },
  example: { reply_to: 1 },
});
