import { succeed } from "@platform/protocol";
import { deleteApp } from "../../domain/apps/deleteApp.ts";
import { collaboratorErrors, workedAppParam } from "../collaboratorParams.ts";
import { defineMethod } from "../define.ts";

export const appsDelete = defineMethod({
  name: "apps.delete",
  summary: "Deletes an app and uninstalls it from every workspace.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:write"],
  rate: 1,
  params: { app_id: workedAppParam },
  result: {},
  errors: { app_not_found: collaboratorErrors.app_not_found, access_denied: collaboratorErrors.access_denied },
  notes:
    "What `apps.manifest.delete` does, under the name that command lines call: every token of the app ends at once, and what its bot wrote stays.",
  examples: [{ title: "Delete", params: { app_id: "A0123456789" } }],
  async handler(ctx, params) {
    const deleted = await ctx.write(deleteApp, { appId: params.app_id });
    return deleted.ok ? succeed({}) : deleted;
  },
});
