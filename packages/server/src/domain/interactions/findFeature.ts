import type { Manifest } from "@platform/protocol/manifest/manifest.ts";
import type { InstalledApp } from "../access/appCaller.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import type { ReadContext } from "../context.ts";
import { latestInstalled } from "./latestInstalled.ts";

type Features = NonNullable<Manifest["features"]>;

/** The app of the caller's workspace that has what is asked for; of several, the one that was installed last. */
export async function findFeature(
  ctx: ReadContext,
  isIt: (features: Features) => boolean,
): Promise<InstalledApp | undefined> {
  for await (const installed of latestInstalled(ctx)) {
    const { features } = manifestOf(installed.app);
    if (features && isIt(features)) return installed;
  }
  return undefined;
}
