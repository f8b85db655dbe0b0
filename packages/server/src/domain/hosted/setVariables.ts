import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectVariables, upsertVariable } from "../../storage/queries/appVariables.ts";
import { lockApp } from "../../storage/queries/apps.ts";
import { accessApp } from "../access/accessApp.ts";
import { defineOperation } from "../context.ts";
import type { HostedCode } from "./openBundleUpload.ts";
import { sealVariable } from "./variables.ts";

export interface Variable {
  readonly name: string;
  readonly value: string;
}

const nameShape = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Sets variables of an app; those that it has by these names are replaced. */
export const setVariables = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly appId: string; readonly variables: readonly Variable[] },
  ): Promise<Outcome<object, HostedCode | "invalid_variables" | "too_many_variables">> => {
    const found = await accessApp(ctx, input.appId, "invalid_app");
    if (!found.ok) return found;
    const faults = input.variables.flatMap((variable) => faultOf(variable) ?? []);
    if (faults.length > 0) return refuse("invalid_variables", ...faults);
    await lockApp(ctx.db, found.app.id);
    const names = new Set((await selectVariables(ctx.db, found.app.id)).map(({ name }) => name));
    for (const { name } of input.variables) names.add(name);
    if (names.size > limits.variables_max) return refuse("too_many_variables");
    for (const { name, value } of input.variables) {
      const sealed = sealVariable(ctx, { appId: found.app.id, name }, value);
      await upsertVariable(ctx.db, { app_id: found.app.id, name, sealed, set_ms: ctx.nowMs });
    }
    return succeed({});
  },
);

function faultOf({ name, value }: Variable): string | undefined {
  if (name.length > limits.variable_name_chars_max || !nameShape.test(name)) {
    return `${JSON.stringify(name)} is no name for a variable: letters, digits and _, at most ${limits.variable_name_chars_max}`;
  }
  if (!isLongerThan(value, limits.variable_value_chars_max)) return undefined;
  return `the value of ${name} is longer than ${limits.variable_value_chars_max} characters`;
}
