import type { BuiltinDeclaration } from "./declaration.ts";
import { team, usergroup } from "./parameters.ts";

export const createUsergroup: BuiltinDeclaration = {
  title: "Create a user group",
  description: "Creates a user group without members.",
  scopes: [["usergroups:write"]],
  inputs: {
    team_id: team,
    usergroup_name: { type: "string", title: "Name", is_required: true },
    usergroup_handle: { type: "string", title: "Handle", is_required: true },
  },
  outputs: {
    usergroup_id: usergroup,
  },
};
