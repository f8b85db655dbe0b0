import { limits, refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { requestOwnApp } from "../../domain/apps/requestOwnApp.ts";
import { ownTeamParam } from "../approvalParams.ts";
import { collaboratorErrors, workedAppParam } from "../collaboratorParams.ts";
import { defineMethod } from "../define.ts";
import { defaulted, text } from "../params.ts";

export const appsApprovalsRequestsCreate = defineMethod({
  name: "apps.approvals.requests.create",
  summary: "Asks the administrators of the workspace to approve an app.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:write"],
  rate: 2,
  params: {
    app: workedAppParam,
    reason: defaulted(
      text({ describe: "Why, for the administrators.", maxLength: limits.app_request_message_chars_max }),
      "",
    ),
    team_id: ownTeamParam,
  },
  result: { request_id: Type.String() },
  errors: {
    app_not_found: "`app` is missing, or names no app of the workspace.",
    access_denied: collaboratorErrors.access_denied,
    team_not_found: "`team_id` is not the caller's workspace.",
    app_approval_request_denied: "An admin has restricted the app.",
    restricted_action: "The caller may install the app without approval, or is a guest.",
  },
  notes:
    "Call it after `apps.developerInstall` was refused with `app_approval_request_eligible`. The request lists the scopes of the manifest, and replaces an earlier one of the caller. Administrators find it with `admin.apps.requests.list` and on the page **Apps**.",
  examples: [{ title: "Ask", params: { app: "A0123456789", reason: "For the release" } }],
  async handler(ctx, { app: appId, reason: message, team_id: teamId }) {
    if (teamId !== undefined && teamId !== ctx.caller.teamId) return refuse("team_not_found");
    const requested = await ctx.write(requestOwnApp, { appId, message });
    return requested.ok ? succeed({ request_id: requested.requestId }) : requested;
  },
});
