import { type Outcome, refuseManifest, succeed } from "@platform/protocol";
import type { Manifest } from "@platform/protocol/manifest/manifest.ts";
import { accessApp, type AppRow } from "../access/accessApp.ts";
import { writersOf } from "../access/accessSharedFunction.ts";
import type { ReadContext } from "../context.ts";
import { checkProviders } from "../externalAuth/checkProviders.ts";
import { checkShared } from "../workflows/checkShared.ts";

export type UpdateCode = "invalid_app" | "access_denied" | "invalid_manifest";

const rotationFault = {
  message: "token rotation cannot be turned off once it is on",
  pointer: "/settings/token_rotation_enabled",
};

/** The app, when this caller may give it this manifest. */
export async function checkUpdate(
  ctx: ReadContext,
  wanted: { readonly appId: string; readonly manifest: Manifest },
): Promise<Outcome<{ app: AppRow }, UpdateCode>> {
  const found = await accessApp(ctx, wanted.appId, "invalid_app");
  if (!found.ok) return found;
  // Tokens that were given out as expiring would have to live for ever.
  const isRotationOff = found.app.rotation === 1 && wanted.manifest.settings?.token_rotation_enabled === false;
  const { id: appId, team_id: teamId } = found.app;
  const use = { appId, teamId, people: await writersOf(ctx.db, appId) };
  const faults = [
    ...(isRotationOff ? [rotationFault] : []),
    ...(await checkShared(ctx.db, wanted.manifest, use)),
    ...(await checkProviders(ctx.db, appId, wanted.manifest)),
  ];
  return faults.length > 0 ? refuseManifest(faults) : succeed({ app: found.app });
}
