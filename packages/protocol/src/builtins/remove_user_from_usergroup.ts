import type { BuiltinDeclaration } from "./declaration.ts";
import { people, usergroup } from "./parameters.ts";

export const removeUserFromUsergroup: BuiltinDeclaration = {
  title: "Remove people from a user group",
  description: "Takes people out of a user group; somebody has to stay in it.",
  scopes: [["usergroups:write"]],
  inputs: {
    usergroup_id: usergroup,
    user_ids: { ...people, is_required: true },
  },
  outputs: {
    usergroup_id: { type: "slack#/types/usergroup_id", title: "User group" },
  },
};
