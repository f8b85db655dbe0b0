import { limits } from "@platform/protocol";
import { removeVariables } from "../../domain/hosted/removeVariables.ts";
import { defineMethod } from "../define.ts";
import { hostedAppParam, hostedErrors } from "../hostedParams.ts";
import { list } from "../params.ts";

export const appsHostedVariablesRemove = defineMethod({
  name: "apps.hosted.variables.remove",
  summary: "Removes environment variables of a deployed app.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:write"],
  rate: 2,
  params: {
    app_id: hostedAppParam,
    variable_names: list({
      describe: "Which ones.",
      max: limits.variables_max,
      otherwise: "variable_not_found",
    }),
  },
  result: {},
  errors: { ...hostedErrors, variable_not_found: "One of `variable_names` is not there; then none is removed." },
  examples: [{ title: "A key", params: { app_id: "A0123456789", variable_names: ["WEATHER_KEY"] } }],
  handler: (ctx, params) => ctx.write(removeVariables, { appId: params.app_id, names: params.variable_names }),
});
