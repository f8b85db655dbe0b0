import { limits } from "@platform/protocol";
import { uninstallGoverned } from "../../domain/apps/uninstallGoverned.ts";
import { defineMethod } from "../define.ts";
import { id, list, optional } from "../params.ts";

export const adminAppsUninstall = defineMethod({
  name: "admin.apps.uninstall",
  summary: "Uninstalls an app from workspaces, or from the org.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.apps:write"],
  rate: 1,
  params: {
    app_id: id({ object: "app", describe: "The app.", otherwise: "app_not_found" }),
    team_ids: optional(
      list({
        object: "team",
        describe: "The workspaces.",
        max: limits.uninstalled_teams_max,
        otherwise: "too_many_teams",
      }),
    ),
    enterprise_id: optional(
      id({ object: "org", describe: "The org, for an org-wide installation.", otherwise: "enterprise_not_found" }),
    ),
  },
  result: {},
  errors: {
    app_not_found: "No app has this id, or it is not installed there.",
    specify_enterprise_or_teams: "Neither or both of `team_ids` and `enterprise_id` are given.",
    teams_not_found: "One of `team_ids` is not a workspace of the caller's org.",
    too_many_teams: `More than ${limits.uninstalled_teams_max} workspaces are named.`,
    enterprise_not_found: "`enterprise_id` is not the caller's org.",
    must_revoke_access: "The app is installed org-wide: remove workspaces with `admin.apps.removeTeams`.",
    restricted_action: "The caller does not run one of the workspaces, or the org.",
  },
  examples: [{ title: "From a workspace", params: { app_id: "A0123456789", team_ids: ["T0123456789"] } }],
  notes:
    "Every token of the installation ends and its webhooks stop. The app receives `app_uninstalled` and `tokens_revoked`. Other workspaces are not touched.",
  handler: (ctx, params) =>
    ctx.write(uninstallGoverned, { appId: params.app_id, orgId: params.enterprise_id, teamIds: params.team_ids }),
});
