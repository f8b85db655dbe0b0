import { succeed } from "@platform/protocol";
import { deleteApp } from "../../domain/apps/deleteApp.ts";
import { defineMethod } from "../define.ts";
import { appIdParam, manifestErrors } from "../manifestParams.ts";

export const appsManifestDelete = defineMethod({
  name: "apps.manifest.delete",
  summary: "Deletes an app and uninstalls it from every workspace.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:write"],
  rate: 1,
  params: { app_id: appIdParam },
  result: {},
  errors: {
    invalid_app_id: manifestErrors.invalid_app_id,
    access_denied: manifestErrors.access_denied,
    app_not_found: "`app_id` names no app of the workspace.",
  },
  notes: "Every token of the app ends at once, and its client id is worth nothing any more. What its bot wrote stays.",
  examples: [{ title: "Delete", params: { app_id: "A0123456789" } }],
  async handler(ctx, params) {
    const deleted = await ctx.write(deleteApp, { appId: params.app_id });
    return deleted.ok ? succeed({}) : deleted;
  },
});
