import type { BuiltinDeclaration } from "./declaration.ts";
import { people, usergroup } from "./parameters.ts";

export const addUserToUsergroup: BuiltinDeclaration = {
  title: "Add people to a user group",
  description: "Adds people to a user group. Existing members stay.",
  scopes: [["usergroups:write"]],
  inputs: {
    usergroup_id: usergroup,
    user_ids: { ...people, is_required: true },
  },
  outputs: {
    usergroup_id: usergroup,
  },
};
