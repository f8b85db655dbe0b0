import { type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteVariables, selectVariables } from "../../storage/queries/appVariables.ts";
import { accessApp } from "../access/accessApp.ts";
import { defineOperation } from "../context.ts";
import type { HostedCode } from "./openBundleUpload.ts";

/** Removes variables of an app: all that are named, or none when one of them is not there. */
export const removeVariables = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly appId: string; readonly names: readonly string[] },
  ): Promise<Outcome<object, HostedCode | "variable_not_found">> => {
    const found = await accessApp(ctx, input.appId, "invalid_app");
    if (!found.ok) return found;
    const known = (await selectVariables(ctx.db, found.app.id)).map(({ name }) => name);
    const unknown = input.names.find((name) => !known.includes(name));
    if (unknown !== undefined) return refuse("variable_not_found", `there is no variable ${unknown}`);
    await deleteVariables(ctx.db, found.app.id, input.names);
    return succeed({});
  },
);
