import { selectLastInstalls } from "../../storage/queries/appChanges.ts";
import { selectInstalledAppIds } from "../../storage/queries/apps.ts";
import { accessInstalledApp, type InstalledApp } from "../access/appCaller.ts";
import type { ReadContext } from "../context.ts";

/**
 * The apps of the caller's workspace, the one installed last first. It receives what several apps have: the person who
 * installed it wants to use it. Installing an app again counts.
 */
export async function* latestInstalled(ctx: ReadContext): AsyncGenerator<InstalledApp> {
  const { teamId, orgId } = ctx.caller;
  const last = await selectLastInstalls(ctx.db, teamId);
  const appIds = [...new Set(await selectInstalledAppIds(ctx.db, { teamId, orgId }))].toReversed();
  for (const appId of appIds.toSorted((a, b) => (last.get(b) ?? 0) - (last.get(a) ?? 0))) {
    const installed = await accessInstalledApp(ctx.db, appId, teamId);
    if (installed) yield installed;
  }
}
