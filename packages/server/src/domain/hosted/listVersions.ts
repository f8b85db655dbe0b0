import { type Outcome, succeed } from "@platform/protocol";
import { selectVersions } from "../../storage/queries/appVersions.ts";
import type { AppVersionRow } from "../../storage/tables/appVersions.ts";
import { accessApp } from "../access/accessApp.ts";
import type { ReadContext } from "../context.ts";
import type { HostedCode } from "./openBundleUpload.ts";

export type { AppVersionRow } from "../../storage/tables/appVersions.ts";

/** What an app was deployed as, the latest first, for everybody who works on it. */
export async function listVersions(
  ctx: ReadContext,
  appId: string,
): Promise<Outcome<{ versions: AppVersionRow[] }, HostedCode>> {
  const found = await accessApp(ctx, appId, "invalid_app", "read");
  return found.ok ? succeed({ versions: await selectVersions(ctx.db, found.app.id) }) : found;
}
