import { succeed } from "@platform/protocol";
import { manifestSchema } from "@platform/protocol/manifest/manifest.ts";
import { accessApp } from "../../domain/access/accessApp.ts";
import { manifestOf } from "../../domain/apps/manifestOf.ts";
import { defineMethod } from "../define.ts";
import { appIdParam, manifestErrors } from "../manifestParams.ts";

export const appsManifestExport = defineMethod({
  name: "apps.manifest.export",
  summary: "Returns the manifest of an app.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:read"],
  rate: 3,
  params: { app_id: appIdParam },
  result: { manifest: manifestSchema },
  errors: {
    invalid_app_id: manifestErrors.invalid_app_id,
    access_denied: manifestErrors.access_denied,
    app_not_found: "`app_id` names no app of the workspace.",
  },
  examples: [{ title: "An app as code", params: { app_id: "A0123456789" } }],
  async handler(ctx, params) {
    const found = await accessApp(ctx, params.app_id, "app_not_found", "read");
    return found.ok ? succeed({ manifest: manifestOf(found.app) }) : found;
  },
});
