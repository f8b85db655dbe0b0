import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { clientScope } from "../eventCatalog/scopes.ts";
import { exampleViewFields, viewFields } from "../eventCatalog/viewFields.ts";

export const view_closed = defineEvent({
  type: "view_closed",
  summary: "A view of the receiver was closed.",
  scopes: [clientScope],
  audience: ["user"],
  receivers: ["sockets"],
  fields: viewFields,
  example: exampleViewFields,
});
