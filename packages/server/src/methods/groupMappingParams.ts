import { limits } from "@platform/protocol";
import { choice, id, optional, text } from "./params.ts";
import { providerErrors, providerParam } from "./signInParams.ts";

export const groupMappingParams = {
  provider_id: providerParam,
  group: text({
    describe: "The group, exactly as the provider writes it in the claim: a name, a path or an id.",
    otherwise: "invalid_group",
  }),
  usergroup_id: optional(
    id({
      object: "usergroup",
      describe: "The user group whose members the people of the group are.",
      otherwise: "usergroup_not_found",
    }),
  ),
  role: optional(
    choice({
      of: ["admin"],
      describe: "Instead of a user group: the role that the people of the group have.",
      otherwise: "invalid_target",
    }),
  ),
  team_id: optional(
    id({
      object: "team",
      describe: "With `role`: the workspace. A provider of one workspace needs none.",
      otherwise: "team_not_found",
    }),
  ),
};

export const groupMappingErrors = {
  ...providerErrors,
  invalid_group: `\`group\` is empty, or longer than ${limits.group_value_chars_max} characters.`,
  invalid_target: "Either `usergroup_id` or `role` has to be given, and `role` can only be admin.",
  usergroup_not_found: "`usergroup_id` names no user group of a workspace that the provider lets people into.",
  team_not_found: "The provider does not let people into `team_id`, or it is missing for a provider of an org.",
};

export function mappingInputOf(params: {
  readonly provider_id: string;
  readonly group: string;
  readonly usergroup_id: string | undefined;
  readonly role: "admin" | undefined;
  readonly team_id: string | undefined;
}) {
  const { provider_id: providerId, group: value, usergroup_id: usergroupId, role, team_id: teamId } = params;
  return { providerId, value, usergroupId, role, teamId };
}
