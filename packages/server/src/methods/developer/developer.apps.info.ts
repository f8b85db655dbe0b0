import { succeed } from "@platform/protocol";
import { manifestSchema } from "@platform/protocol/manifest/manifest.ts";
import { Type } from "typebox";
import { manifestOf } from "../../domain/apps/manifestOf.ts";
import { readWorkedApp } from "../../domain/apps/readWorkedApp.ts";
import { authorizeUrl } from "../../present/authorizeUrl.ts";
import { presentWorkedApp, workedAppSchema } from "../../present/workedApp.ts";
import { workedAppErrors, workedAppParam } from "../collaboratorParams.ts";
import { defineMethod } from "../define.ts";

export const developerAppsInfo = defineMethod({
  name: "developer.apps.info",
  summary: "Describes an app and returns its install URL.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:read"],
  rate: 3,
  params: { app_id: workedAppParam },
  result: {
    app: workedAppSchema,
    manifest: manifestSchema,
    oauth_authorize_url: Type.String({ description: "Send people here to install it." }),
  },
  errors: workedAppErrors,
  examples: [{ title: "One app", params: { app_id: "A0123456789" } }],
  async handler(ctx, params) {
    const read = await readWorkedApp(ctx, params.app_id);
    if (!read.ok) return read;
    const { app } = read.found;
    const manifest = manifestOf(app);
    return succeed({
      app: presentWorkedApp(read.found),
      manifest,
      oauth_authorize_url: authorizeUrl(ctx.baseUrl, app.client_id, manifest),
    });
  },
});
