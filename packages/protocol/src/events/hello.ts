import { defineEvent } from "../eventCatalog/defineEvent.ts";

export const hello = defineEvent({
  type: "hello",
  summary: "The connection is open; the first frame.",
  scopes: [],
  audience: ["connection"],
  receivers: ["sockets"],
  fields: {},
  example: {},
});
