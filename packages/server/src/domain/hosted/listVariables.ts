import { type Outcome, succeed } from "@platform/protocol";
import { selectVariables } from "../../storage/queries/appVariables.ts";
import { accessApp } from "../access/accessApp.ts";
import type { ReadContext } from "../context.ts";
import type { HostedCode } from "./openBundleUpload.ts";

/** The names of an app's variables. Values are for its functions alone: nobody is ever shown one. */
export async function listVariables(
  ctx: ReadContext,
  appId: string,
): Promise<Outcome<{ names: string[] }, HostedCode>> {
  const found = await accessApp(ctx, appId, "invalid_app", "read");
  if (!found.ok) return found;
  return succeed({ names: (await selectVariables(ctx.db, found.app.id)).map(({ name }) => name) });
}
