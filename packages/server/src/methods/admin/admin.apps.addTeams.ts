import { limits } from "@platform/protocol";
import { grantTeams } from "../../domain/apps/grantTeams.ts";
import { governErrors } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { id, list } from "../params.ts";

export const adminAppsAddTeams = defineMethod({
  name: "admin.apps.addTeams",
  summary: "Lets an org-wide app work in more workspaces of the org.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.apps:write"],
  rate: 2,
  params: {
    app_id: id({ describe: "The app.", otherwise: "invalid_app_id" }),
    team_ids: list({ describe: "The workspaces.", otherwise: "no_team_ids_given", max: limits.granted_teams_max }),
  },
  result: {},
  errors: {
    ...governErrors,
    invalid_app_id: "No app has this id.",
    app_management_app_not_installed_on_org: "The app is not installed org-wide in the org of these workspaces.",
    no_team_ids_given: "`team_ids` is missing or empty.",
  },
  examples: [{ title: "Let it in", params: { app_id: "A0123456789", team_ids: ["T0123456789"] } }],
  notes: "Calls of the app for other workspaces answer `team_access_not_granted`.",
  handler: (ctx, params) => ctx.write(grantTeams, { appId: params.app_id, teamIds: params.team_ids, isGranted: true }),
});
