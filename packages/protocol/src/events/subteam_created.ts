import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleGroupFields, groupFields } from "../eventCatalog/usergroupFields.ts";

export const subteam_created = defineEvent({
  type: "subteam_created",
  summary: "A user group was created.",
  scopes: ["usergroups:read"],
  audience: ["team"],
  receivers: ["apps", "sockets"],
  fields: groupFields,
  example: exampleGroupFields,
});
