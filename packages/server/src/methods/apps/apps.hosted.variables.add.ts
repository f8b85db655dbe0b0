import { limits } from "@platform/protocol";
import { Type } from "typebox";
import { setVariables, type Variable } from "../../domain/hosted/setVariables.ts";
import { defineMethod } from "../define.ts";
import { hostedAppParam, hostedErrors } from "../hostedParams.ts";
import { Fault, jsonArray, type Param } from "../params.ts";

const variablesParam: Param<readonly Variable[], "invalid_variables"> = {
  ...jsonArray({ describe: "Names and values, as `[{name, value}]`.", otherwise: "invalid_variables" }),
  schema: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  decode(raw) {
    const list = jsonArray({ describe: "" }).decode(raw);
    if (list instanceof Fault) return list;
    return list.every(isVariable) ? list : new Fault("must provide a name and a value each, both texts");
  },
  fallback: undefined,
};

function isVariable(value: unknown): value is Variable {
  if (typeof value !== "object" || value === null || !("name" in value) || !("value" in value)) return false;
  return [value.name, value.value].every((text) => typeof text === "string" && text.isWellFormed());
}

export const appsHostedVariablesAdd = defineMethod({
  name: "apps.hosted.variables.add",
  summary: "Sets environment variables of a deployed app, which its functions receive as `env`.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:write"],
  rate: 2,
  params: { app_id: hostedAppParam, variables: variablesParam },
  result: {},
  errors: {
    ...hostedErrors,
    invalid_variables: `\`variables\` is missing or no such list, or a name or value is not taken: names are letters, digits and _, values at most ${limits.variable_value_chars_max} characters.`,
    too_many_variables: `The app would have more than ${limits.variables_max} variables.`,
  },
  notes: "Values are stored encrypted, and no method shows them again.",
  examples: [
    { title: "A key", params: { app_id: "A0123456789", variables: [{ name: "WEATHER_KEY", value: "s3cret" }] } },
  ],
  handler: (ctx, params) => ctx.write(setVariables, { appId: params.app_id, variables: params.variables }),
});
