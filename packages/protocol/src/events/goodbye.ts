import { defineEvent } from "../eventCatalog/defineEvent.ts";

export const goodbye = defineEvent({
  type: "goodbye",
  summary: "The server is about to stop; reconnect.",
  scopes: [],
  audience: ["connection"],
  receivers: ["sockets"],
  fields: {},
  example: {},
});
