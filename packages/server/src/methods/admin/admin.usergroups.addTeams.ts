import { limits } from "@platform/protocol";
import { addGroupTeams } from "../../domain/usergroups/addGroupTeams.ts";
import { defineMethod } from "../define.ts";
import { usergroupParam } from "../governedUsergroup.ts";
import { defaulted, flag, list } from "../params.ts";

export const adminUsergroupsAddTeams = defineMethod({
  name: "admin.usergroups.addTeams",
  summary: "Associates a user group with further workspaces of the org.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: {
    usergroup_id: usergroupParam,
    team_ids: list({
      object: "team",
      describe: `The workspaces; a group has at most ${limits.group_teams_max}.`,
      max: limits.arg_count_max,
    }),
    auto_provision: defaulted(
      flag({ describe: "Whether the members of the group become members of the workspaces." }),
      false,
    ),
  },
  result: {},
  errors: {
    restricted_action: "The caller is not an admin of the org.",
    usergroup_not_found: "`usergroup_id` names no group of a workspace of the org.",
    no_team_ids_given: "`team_ids` names no workspace besides that of the group.",
    team_limit_exceeded: `The group would have more than ${limits.group_teams_max} further workspaces.`,
    invalid_team_ids: "`errors` lists ids that name no workspace of the org. Nothing is changed.",
    auto_provision_failure:
      "`errors` lists members who cannot become members of a workspace, such as guests. Nothing is changed.",
  },
  examples: [
    {
      title: "With everyone in the group",
      params: { usergroup_id: "S0123456789", team_ids: ["T0123456789"], auto_provision: true },
    },
  ],
  notes:
    "With `auto_provision`, present and future members are added to the workspaces as by `admin.users.assign`; people who leave the group stay there. Then only admins of the org change who is in the group, and default channels of these workspaces can be added with `admin.usergroups.addChannels`.",
  handler: (ctx, params) =>
    ctx.write(addGroupTeams, {
      groupId: params.usergroup_id,
      teamIds: params.team_ids,
      isProvisioned: params.auto_provision,
    }),
});
