import type { BuiltinDeclaration } from "./declaration.ts";

export const createUsergroup: BuiltinDeclaration = {
  title: "Create a user group",
  description: "Makes a group of people, empty at first.",
  scopes: [["usergroups:write"]],
  inputs: {
    usergroup_name: { type: "string", title: "Name", is_required: true },
    usergroup_handle: { type: "string", title: "Handle", is_required: true },
  },
  outputs: {
    usergroup_id: { type: "slack#/types/usergroup_id", title: "User group" },
  },
};
