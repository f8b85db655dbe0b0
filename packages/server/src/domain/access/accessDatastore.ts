import { type Outcome, refuse, refuseDatastore, succeed } from "@platform/protocol";
import { selectManifest } from "../../storage/queries/apps.ts";
import type { ReadContext } from "../context.ts";
import { type Datastore, findDatastore } from "../datastores/datastore.ts";
import { accessApp } from "./accessApp.ts";

export interface DatastoreName {
  /** The app; needed where the token belongs to none. */
  readonly appId: string | undefined;
  readonly name: string;
}

export type DatastoreCode = "invalid_app_id" | "access_denied" | "datastore_error";

/**
 * The only access path to a datastore: its app, and the people who develop the app. Both see the items of the workspace they
 * are in, and no others.
 */
export async function accessDatastore(
  ctx: ReadContext,
  { appId, name }: DatastoreName,
  purpose: "read" | "change",
): Promise<Outcome<{ datastore: Datastore }, DatastoreCode>> {
  const found = await findApp(ctx, appId, purpose);
  if (!found.ok) return found;
  const datastore = findDatastore(found.manifest, { appId: found.appId, teamId: ctx.caller.teamId, name });
  if (datastore) return succeed({ datastore });
  return refuseDatastore({
    code: "datastore_config_not_found",
    message: "The datastore configuration could not be found",
    pointer: "/datastores",
  });
}

async function findApp(
  ctx: ReadContext,
  appId: string | undefined,
  purpose: "read" | "change",
): Promise<Outcome<{ appId: string; manifest: string }, "invalid_app_id" | "access_denied">> {
  const own = ctx.caller.kind === "bot" ? ctx.caller.appId : undefined;
  if (own === undefined) {
    if (appId === undefined) return refuse("invalid_app_id", "app_id is needed with a token that belongs to no app");
    const found = await accessApp(ctx, appId, "invalid_app_id", purpose);
    return found.ok ? succeed({ appId, manifest: found.app.manifest }) : found;
  }
  const manifest = appId === undefined || appId === own ? await selectManifest(ctx.db, own) : undefined;
  return manifest === undefined ? refuse("invalid_app_id") : succeed({ appId: own, manifest });
}
