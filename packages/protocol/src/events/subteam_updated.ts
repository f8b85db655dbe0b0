import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleGroupFields, groupFields } from "../eventCatalog/usergroupFields.ts";

export const subteam_updated = defineEvent({
  type: "subteam_updated",
  summary: "A user group was changed, enabled or disabled.",
  scopes: ["usergroups:read"],
  audience: ["team"],
  receivers: ["apps", "sockets"],
  fields: groupFields,
  example: exampleGroupFields,
});
