import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listAppInstallations } from "../../domain/apps/listAppInstallations.ts";
import { seconds } from "../../present/timestamp.ts";
import { workedAppErrors, workedAppParam } from "../collaboratorParams.ts";
import { defineMethod } from "../define.ts";

export const developerAppsInstallationsList = defineMethod({
  name: "developer.apps.installations.list",
  summary: "Lists where an app is installed, by whom and with which scopes.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:read"],
  rate: 3,
  params: { app_id: workedAppParam },
  result: {
    installations: Type.Array(
      Type.Object({
        team_id: Type.String(),
        team_name: Type.String(),
        enterprise_id: Type.Optional(Type.String({ description: "Set when it is installed for the whole org." })),
        installer_id: Type.String(),
        installer_name: Type.String(),
        bot_user_id: Type.Optional(Type.String()),
        installed: Type.Integer(),
        bot_scopes: Type.Array(Type.String()),
        user_scopes: Type.Array(Type.String()),
      }),
      { description: "The latest first." },
    ),
  },
  errors: workedAppErrors,
  examples: [{ title: "Where it is", params: { app_id: "A0123456789" } }],
  async handler(ctx, params) {
    const listed = await listAppInstallations(ctx, params.app_id);
    if (!listed.ok) return listed;
    return succeed({
      installations: listed.installations.map(({ installation, botScopes, userScopes }) => ({
        team_id: installation.team_id,
        team_name: installation.team_name,
        ...(installation.org_id === null ? {} : { enterprise_id: installation.org_id }),
        installer_id: installation.installer_id,
        installer_name: installation.installer_name,
        ...(installation.bot_user_id === null ? {} : { bot_user_id: installation.bot_user_id }),
        installed: seconds(installation.created_ms),
        bot_scopes: botScopes.slice(),
        user_scopes: userScopes.slice(),
      })),
    });
  },
});
