import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { clientScope } from "../eventCatalog/scopes.ts";
import { entityPaneSchema, exampleEntityPane } from "../resources/entityPane.ts";

export const entity_details_presented = defineEvent({
  type: "entity_details_presented",
  summary: "An app answered what a details pane of the receiver shows.",
  scopes: [clientScope],
  audience: ["user"],
  receivers: ["sockets"],
  fields: { pane: entityPaneSchema },
  example: { pane: exampleEntityPane },
});
