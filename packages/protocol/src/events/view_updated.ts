import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { clientScope } from "../eventCatalog/scopes.ts";
import { exampleViewFields, viewFields } from "../eventCatalog/viewFields.ts";

export const view_updated = defineEvent({
  type: "view_updated",
  summary: "An app changed a view that the receiver sees.",
  scopes: [clientScope],
  audience: ["user"],
  receivers: ["sockets"],
  fields: viewFields,
  example: exampleViewFields,
});
