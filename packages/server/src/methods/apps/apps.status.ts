import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { readAppStatus } from "../../domain/apps/readAppStatus.ts";
import { workedAppErrors } from "../collaboratorParams.ts";
import { defineMethod } from "../define.ts";
import { defaulted, id, list, optional } from "../params.ts";

export const appsStatus = defineMethod({
  name: "apps.status",
  summary: "Says whether apps are installed in the workspace, for the people who work on them.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:read"],
  rate: 3,
  params: {
    app_ids: defaulted(
      list({ object: "developed_app", describe: "The apps.", max: limits.app_status_max, otherwise: "app_not_found" }),
      [],
    ),
    team_id: optional(
      id({ object: "team", describe: "The caller's workspace, or its org.", otherwise: "team_not_found" }),
    ),
  },
  result: {
    apps: Type.Array(
      Type.Object({
        app_id: Type.String(),
        is_installed: Type.Boolean({ description: "In the caller's workspace, or for its org." }),
        is_hosted: Type.Boolean({ description: "Whether the platform runs the functions of the app." }),
        enterprise_grants: Type.Optional(
          Type.Array(Type.Object({ workspace_id: Type.String(), workspace_domain: Type.String() }), {
            description: "The workspaces that an installation for the org may use.",
          }),
        ),
      }),
    ),
    team: Type.Object({
      team_id: Type.String(),
      team_domain: Type.String(),
      is_enterprise: Type.Boolean({ description: "Always false: tokens belong to a workspace." }),
    }),
  },
  errors: {
    app_not_found: "None of `app_ids` names an app of the workspace, or one is no id.",
    access_denied: workedAppErrors.access_denied,
    team_not_found: "`team_id` is neither the caller's workspace nor its org.",
  },
  notes:
    "Command lines call this before most commands. Apps that were deleted or are closed to the caller are left out; the call is refused if none is left.",
  examples: [{ title: "The apps of a project", params: { app_ids: ["A0123456789"], team_id: "T0123456789" } }],
  async handler(ctx, params) {
    const read = await readAppStatus(ctx, { appIds: params.app_ids, teamId: params.team_id });
    if (!read.ok) return read;
    return succeed({
      apps: read.apps.map(({ appId, isInstalled, isHosted, grants }) => ({
        app_id: appId,
        is_installed: isInstalled,
        is_hosted: isHosted,
        ...(grants.length > 0 && {
          enterprise_grants: grants.map(({ id: workspace_id, domain: workspace_domain }) => ({
            workspace_id,
            workspace_domain,
          })),
        }),
      })),
      team: { team_id: read.team.id, team_domain: read.team.domain, is_enterprise: false },
    });
  },
});
