import { type Outcome, refuse, succeed } from "@platform/protocol";
import { insertMeta, selectMeta } from "../../storage/queries/meta.ts";
import type { Secrets } from "../../ports/ports.ts";
import type { Db } from "../../storage/db.ts";
import { defineOperation } from "../context.ts";

const fingerprintKey = "server_key_fingerprint";

/** Whether a server key was bound to the store; a new store has none. */
export async function isClaimed(db: Db): Promise<boolean> {
  return (await selectMeta(db, fingerprintKey)) !== undefined;
}

/** Whether the store is bound to this server key. */
export async function isOfServerKey(db: Db, secrets: Secrets): Promise<boolean> {
  return (await selectMeta(db, fingerprintKey)) === fingerprintOf(secrets);
}

function fingerprintOf(secrets: Secrets): string {
  return secrets.derive("server key fingerprint").slice(0, 16);
}

/**
 * Binds a store to its server key, or finds that it belongs to another one. With the wrong key every derived secret
 * would be a different one, and all tokens would silently stop working.
 */
export const claimStore = defineOperation(
  import.meta,
  async (ctx, _input: object): Promise<Outcome<object, "another_server_key">> => {
    const fingerprint = fingerprintOf(ctx.secrets);
    const known = await selectMeta(ctx.db, fingerprintKey);
    if (known === undefined) await insertMeta(ctx.db, fingerprintKey, fingerprint);
    else if (known !== fingerprint) return refuse("another_server_key");
    return succeed({});
  },
);
