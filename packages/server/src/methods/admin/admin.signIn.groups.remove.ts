import { removeGroupMapping } from "../../domain/signInProviders/removeGroupMapping.ts";
import { defineMethod } from "../define.ts";
import { groupMappingErrors, groupMappingParams, mappingInputOf } from "../groupMappingParams.ts";
import { id, optional, text } from "../params.ts";
import { providerErrors } from "../signInParams.ts";

export const adminSignInGroupsRemove = defineMethod({
  name: "admin.signIn.groups.remove",
  summary: "Removes a mapping of a group at a sign-in provider.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: {
    ...groupMappingParams,
    group: text({ describe: "The group, exactly as it was mapped.", otherwise: "mapping_not_found" }),
    usergroup_id: optional(
      id({ object: "usergroup", describe: "The user group that it is mapped to.", otherwise: "mapping_not_found" }),
    ),
    team_id: optional(
      id({
        object: "team",
        describe: "With `role`: the workspace. A provider of one workspace needs none.",
        otherwise: "mapping_not_found",
      }),
    ),
  },
  result: {},
  errors: {
    ...providerErrors,
    invalid_target: groupMappingErrors.invalid_target,
    mapping_not_found: "The provider has no mapping of `group` to this user group or role.",
  },
  examples: [{ title: "No more admins", params: { provider_id: "Ip0123456789", group: "chat-admins", role: "admin" } }],
  notes:
    "A method of this server's own. People stay in the user group. A role that the mapping gave ends with the person's next sign-in through the provider.",
  handler: (ctx, params) => ctx.write(removeGroupMapping, mappingInputOf(params)),
});
