import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listVersions } from "../../domain/hosted/listVersions.ts";
import { presentVersion, versionSchema } from "../../present/version.ts";
import { defineMethod } from "../define.ts";
import { hostedAppParam, hostedErrors } from "../hostedParams.ts";

export const appsHostedVersionsList = defineMethod({
  name: "apps.hosted.versions.list",
  summary: "Lists the deployed versions of an app, the latest first.",
  http: "GET",
  tokens: ["config", "user"],
  scopes: ["app_configurations:read"],
  rate: 3,
  params: { app_id: hostedAppParam },
  result: { versions: Type.Array(versionSchema) },
  errors: { ...hostedErrors, access_denied: "The caller neither works on the app nor is an admin of its workspace." },
  examples: [{ title: "Which one runs", params: { app_id: "A0123456789" } }],
  async handler(ctx, params) {
    const listed = await listVersions(ctx, params.app_id);
    return listed.ok ? succeed({ versions: listed.versions.map(presentVersion) }) : listed;
  },
});
