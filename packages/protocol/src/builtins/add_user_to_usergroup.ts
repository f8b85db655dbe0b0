import type { BuiltinDeclaration } from "./declaration.ts";
import { people } from "./parameters.ts";

export const addUserToUsergroup: BuiltinDeclaration = {
  title: "Add people to a user group",
  description: "Adds people to a user group. Whoever is in it already stays.",
  scopes: [["usergroups:write"]],
  inputs: {
    usergroup_id: { type: "slack#/types/usergroup_id", title: "User group", is_required: true },
    user_ids: { ...people, is_required: true },
  },
  outputs: {
    user_ids: { ...people, title: "Who is in it now" },
  },
};
