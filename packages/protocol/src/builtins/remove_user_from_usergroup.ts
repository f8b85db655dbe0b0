import type { BuiltinDeclaration } from "./declaration.ts";
import { people, usergroup } from "./parameters.ts";

export const removeUserFromUsergroup: BuiltinDeclaration = {
  title: "Remove people from a user group",
  description: "Removes people from a user group. At least one member must remain.",
  scopes: [["usergroups:write"]],
  inputs: {
    usergroup_id: usergroup,
    user_ids: { ...people, is_required: true },
  },
  outputs: {
    usergroup_id: { type: "slack#/types/usergroup_id", title: "User group" },
  },
};
