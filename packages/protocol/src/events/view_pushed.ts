import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { clientScope } from "../eventCatalog/scopes.ts";
import { exampleViewFields, viewFields } from "../eventCatalog/viewFields.ts";

export const view_pushed = defineEvent({
  type: "view_pushed",
  summary: "An app pushed a view on top of another one.",
  scopes: [clientScope],
  audience: ["user"],
  receivers: ["sockets"],
  fields: viewFields,
  example: exampleViewFields,
});
