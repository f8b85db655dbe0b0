import { activateVersion } from "../../domain/hosted/activateVersion.ts";
import { defineMethod } from "../define.ts";
import { hostedAppParam, hostedErrors } from "../hostedParams.ts";
import { count } from "../params.ts";

export const appsHostedVersionsActivate = defineMethod({
  name: "apps.hosted.versions.activate",
  summary: "Activates a deployed version of an app.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:write"],
  rate: 2,
  params: {
    app_id: hostedAppParam,
    version: count({
      describe: "Its number.",
      min: 0,
      max: Number.MAX_SAFE_INTEGER,
      otherwise: "version_not_found",
    }),
  },
  result: {},
  errors: { ...hostedErrors, version_not_found: "The app has no such version, or it was deleted." },
  notes: "Calls that are under way end in the version they began in. The manifest stays as it is.",
  examples: [{ title: "Back to the one before", params: { app_id: "A0123456789", version: 3 } }],
  handler: (ctx, params) => ctx.write(activateVersion, { appId: params.app_id, version: params.version }),
});
