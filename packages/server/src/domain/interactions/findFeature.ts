import type { Manifest } from "@platform/protocol/manifest/manifest.ts";
import { selectInstalledAppIds } from "../../storage/queries/apps.ts";
import { accessInstalledApp, type InstalledApp } from "../access/appCaller.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import type { ReadContext } from "../context.ts";

type Features = NonNullable<Manifest["features"]>;

/** The app of the caller's workspace that has what is asked for; the one that was installed first, of several. */
export async function findFeature(
  ctx: ReadContext,
  isIt: (features: Features) => boolean,
): Promise<InstalledApp | undefined> {
  const { teamId, orgId } = ctx.caller;
  for (const appId of await selectInstalledAppIds(ctx.db, { teamId, orgId })) {
    const installed = await accessInstalledApp(ctx.db, appId, teamId);
    const features = installed && manifestOf(installed.app).features;
    if (features && isIt(features)) return installed;
  }
  return undefined;
}
