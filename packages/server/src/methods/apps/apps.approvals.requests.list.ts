import { limits, refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { type AppRequestRow, type AppRequestStatus, readOwnAppRequest } from "../../domain/apps/readOwnAppRequest.ts";
import { approvalErrors } from "../approvalParams.ts";
import { workedAppParam } from "../collaboratorParams.ts";
import { defineMethod } from "../define.ts";
import { defaulted, list } from "../params.ts";

const statuses = ["pending", "approved", "denied", "cancelled"] as const;

/** In the words of existing tools. */
const statusOf: Readonly<Record<AppRequestStatus, (typeof statuses)[number]>> = {
  pending: "pending",
  approved: "approved",
  restricted: "denied",
  cancelled: "cancelled",
  withdrawn: "cancelled",
};

const cancellers: Readonly<Partial<Record<AppRequestStatus, "admin" | "user">>> = {
  cancelled: "admin",
  withdrawn: "user",
};

export const appsApprovalsRequestsList = defineMethod({
  name: "apps.approvals.requests.list",
  summary: "Shows the caller's latest request to approve an app, with its status.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:read"],
  rate: 3,
  params: {
    app_id: workedAppParam,
    requested_teams: defaulted(
      list({
        object: "team",
        describe: "Workspaces to search; the caller's is always searched.",
        max: limits.requested_teams_max,
        otherwise: "team_not_found",
      }),
      [],
    ),
  },
  result: {
    requests: Type.Array(
      Type.Object({
        id: Type.String(),
        team_id: Type.String(),
        status: Type.Enum([...statuses]),
        can_self_approve: Type.Boolean({ description: "Whether the caller may install the app without approval." }),
        date_created: Type.Integer({ description: "In seconds." }),
        date_resolved: Type.Optional(Type.Integer({ description: "In seconds, once it is no longer pending." })),
        cancelled_by: Type.Optional(
          Type.Enum(["admin", "user"], { description: "Who cancelled it: an administrator, or the caller." }),
        ),
      }),
      { description: "At most one: an app is installed in the workspace that it was created in." },
    ),
  },
  errors: { ...approvalErrors, team_not_found: "`requested_teams` names another workspace than the caller's." },
  examples: [{ title: "Is it approved?", params: { app_id: "A0123456789" } }],
  async handler(ctx, params) {
    if (params.requested_teams.some((id) => id !== ctx.caller.teamId)) return refuse("team_not_found");
    const read = await readOwnAppRequest(ctx, params.app_id);
    if (!read.ok) return read;
    const { request, canInstall } = read;
    return succeed({ requests: request ? [presentRequest(request, canInstall)] : [] });
  },
});

function presentRequest({ id, team_id, status, created_ms, resolved_ms }: AppRequestRow, canInstall: boolean) {
  const cancelledBy = cancellers[status];
  return {
    id,
    team_id,
    status: statusOf[status],
    can_self_approve: canInstall,
    date_created: Math.floor(created_ms / 1000),
    ...(resolved_ms !== null && { date_resolved: Math.floor(resolved_ms / 1000) }),
    ...(cancelledBy !== undefined && { cancelled_by: cancelledBy }),
  };
}
