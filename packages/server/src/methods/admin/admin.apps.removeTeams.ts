import { grantTeams } from "../../domain/apps/grantTeams.ts";
import { grantErrors, grantParams } from "../appDecisionParams.ts";
import { defineMethod } from "../define.ts";

export const adminAppsRemoveTeams = defineMethod({
  name: "admin.apps.removeTeams",
  summary: "Removes workspaces of the org from an org-wide app.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.apps:write"],
  rate: 2,
  params: grantParams,
  result: {},
  errors: grantErrors,
  examples: [{ title: "Keep it out", params: { app_id: "A0123456789", team_ids: ["T0123456789"] } }],
  notes: "The app stays installed in the org; its calls for these workspaces answer `team_access_not_granted`.",
  handler: (ctx, params) => ctx.write(grantTeams, { appId: params.app_id, teamIds: params.team_ids, isGranted: false }),
});
