import { newVapidKey, type VapidKey } from "../../ports/webPush/vapid.ts";
import type { Secrets } from "../../ports/ports.ts";
import type { Db } from "../../storage/db.ts";
import { selectMeta } from "../../storage/queries/meta.ts";
import type { Context } from "../context.ts";
import { decrypt } from "../encrypted.ts";
import { addPushKey, pushKeyName, pushKeyPlace } from "./addPushKey.ts";

/** The key pair of this store. The first browser that asks for it creates it; of two at once, the first one's stays. */
export async function pushKey(ctx: Context): Promise<VapidKey> {
  const known = await readPushKey(ctx);
  if (known) return known;
  await ctx.write(addPushKey, newVapidKey());
  const added = await readPushKey(ctx);
  if (!added) throw new Error("the key for push services was not stored");
  return added;
}

/** Nothing before the first browser asked for it. */
export async function readPushKey({
  db,
  secrets,
}: {
  readonly db: Db;
  readonly secrets: Secrets;
}): Promise<VapidKey | undefined> {
  const sealed = await selectMeta(db, pushKeyName);
  return sealed === undefined ? undefined : (JSON.parse(decrypt(secrets, pushKeyPlace, sealed).toString()) as VapidKey);
}
