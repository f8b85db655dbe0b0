import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listVariables } from "../../domain/hosted/listVariables.ts";
import { defineMethod } from "../define.ts";
import { hostedAppParam, hostedErrors } from "../hostedParams.ts";

export const appsHostedVariablesList = defineMethod({
  name: "apps.hosted.variables.list",
  summary: "Lists the names of a deployed app's environment variables.",
  http: "GET",
  tokens: ["config", "user"],
  scopes: ["app_configurations:read"],
  rate: 3,
  params: { app_id: hostedAppParam },
  result: { variable_names: Type.Array(Type.String()) },
  errors: { ...hostedErrors, access_denied: "The caller neither works on the app nor is an admin of its workspace." },
  examples: [{ title: "Which there are", params: { app_id: "A0123456789" } }],
  async handler(ctx, params) {
    const listed = await listVariables(ctx, params.app_id);
    return listed.ok ? succeed({ variable_names: listed.names }) : listed;
  },
});
