import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { clientScope } from "../eventCatalog/scopes.ts";
import { exampleViewFields, viewFields } from "../eventCatalog/viewFields.ts";

export const view_opened = defineEvent({
  type: "view_opened",
  summary: "An app opened a view for the receiver.",
  scopes: [clientScope],
  audience: ["user"],
  receivers: ["sockets"],
  fields: viewFields,
  example: exampleViewFields,
});
