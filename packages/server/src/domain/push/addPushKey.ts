import { type Outcome, succeed } from "@platform/protocol";
import type { VapidKey } from "../../ports/webPush/vapid.ts";
import { insertMetaOnce } from "../../storage/queries/meta.ts";
import { defineOperation } from "../context.ts";
import { encrypt } from "../encrypted.ts";

/** Its row in `meta`. */
export const pushKeyName = "push_key";
export const pushKeyPlace = { purpose: "key for push services", row: pushKeyName };

/** Stores the key pair that every subscription is bound to, unless there is one: a second one would end all of them. */
export const addPushKey = defineOperation(import.meta, async (ctx, key: VapidKey): Promise<Outcome<object, never>> => {
  const sealed = encrypt(ctx, pushKeyPlace, Buffer.from(JSON.stringify(key)));
  await insertMetaOnce(ctx.db, pushKeyName, sealed);
  return succeed({});
});
