import { appLevelScopes, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { openAppToken } from "../../domain/apps/openAppToken.ts";
import { collaboratorErrors, workedAppParam } from "../collaboratorParams.ts";
import { defineMethod } from "../define.ts";
import { choices } from "../params.ts";

export const developerAppsTokensCreate = defineMethod({
  name: "developer.apps.tokens.create",
  summary: "Creates an app-level token, for example for Socket Mode.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:write"],
  rate: 2,
  params: {
    app_id: workedAppParam,
    scopes: choices({ describe: "What it may do.", of: appLevelScopes }),
  },
  result: { token: Type.String({ description: "Given this once; keep it." }) },
  errors: {
    app_not_found: collaboratorErrors.app_not_found,
    access_denied: collaboratorErrors.access_denied,
  },
  examples: [{ title: "For sockets", params: { app_id: "A0123456789", scopes: ["connections:write"] } }],
  async handler(ctx, params) {
    const opened = await ctx.write(openAppToken, { appId: params.app_id, scopes: params.scopes });
    return opened.ok ? succeed({ token: opened.token }) : opened;
  },
});
