import { limits } from "@platform/protocol";
import { addGroupMapping } from "../../domain/signInProviders/addGroupMapping.ts";
import { defineMethod } from "../define.ts";
import { groupMappingErrors, groupMappingParams, mappingInputOf } from "../groupMappingParams.ts";

export const adminSignInGroupsAdd = defineMethod({
  name: "admin.signIn.groups.add",
  summary: "Maps a group at a sign-in provider to a user group, or to the role of an admin.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: groupMappingParams,
  result: {},
  errors: {
    ...groupMappingErrors,
    usergroup_managed: "A SCIM client manages the user group, and decides who is in it.",
    usergroup_opens_teams:
      "Members of the user group become members of further workspaces, about which admins of the org decide.",
    too_many_mappings: `The provider has ${limits.group_mappings_max} mappings.`,
  },
  examples: [
    {
      title: "A user group",
      params: { provider_id: "Ip0123456789", group: "/staff/design", usergroup_id: "S0123456789" },
    },
    { title: "Admins", params: { provider_id: "Ip0123456789", group: "chat-admins", role: "admin" } },
  ],
  notes:
    "A method of this server's own. Mappings are applied at each sign-in through the provider, once `admin.signIn.groups.setClaim` names the claim. A mapped user group then has exactly the people of its groups, among people who sign in through the provider. With `role` the provider decides who runs the workspace; owners and guests keep their role, and a role that a person gave is never taken back.",
  handler: (ctx, params) => ctx.write(addGroupMapping, mappingInputOf(params)),
});
