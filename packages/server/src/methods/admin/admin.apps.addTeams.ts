import { grantTeams } from "../../domain/apps/grantTeams.ts";
import { grantErrors, grantParams } from "../appDecisionParams.ts";
import { defineMethod } from "../define.ts";

export const adminAppsAddTeams = defineMethod({
  name: "admin.apps.addTeams",
  summary: "Grants workspaces of the org to an org-wide app.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.apps:write"],
  rate: 2,
  params: grantParams,
  result: {},
  errors: grantErrors,
  examples: [{ title: "Let it in", params: { app_id: "A0123456789", team_ids: ["T0123456789"] } }],
  notes: "Calls of the app for other workspaces answer `team_access_not_granted`.",
  handler: (ctx, params) => ctx.write(grantTeams, { appId: params.app_id, teamIds: params.team_ids, isGranted: true }),
});
