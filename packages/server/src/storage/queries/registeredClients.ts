import type { Db, Tx } from "../db.ts";
import type { AppRow } from "../tables/apps.ts";
import type { RegisteredClientRow } from "../tables/registeredClients.ts";

/** The app of a client that registered before, unless it was deleted since. */
export function selectRegisteredApp(db: Db, hash: string): Promise<AppRow | undefined> {
  return db
    .selectFrom("registered_clients")
    .innerJoin("apps", "apps.id", "registered_clients.app_id")
    .selectAll("apps")
    .where("registered_clients.hash", "=", hash)
    .where("apps.deleted_ms", "is", null)
    .executeTakeFirst();
}

export async function upsertRegisteredClient(tx: Tx, row: RegisteredClientRow): Promise<void> {
  await tx
    .insertInto("registered_clients")
    .values(row)
    .onConflict((conflict) => conflict.column("hash").doUpdateSet({ app_id: row.app_id, created_ms: row.created_ms }))
    .execute();
}

export async function countRegisteredClients(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("registered_clients")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The oldest that nobody has installed, asked for, or begun to install. */
export function selectUnusedClient(db: Db): Promise<RegisteredClientRow | undefined> {
  return db
    .selectFrom("registered_clients as c")
    .selectAll("c")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("installations as i").select("i.id").whereRef("i.app_id", "=", "c.app_id"))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("app_requests as r").select("r.id").whereRef("r.app_id", "=", "c.app_id"))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("app_resolutions as r").select("r.app_id").whereRef("r.app_id", "=", "c.app_id"))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("oauth_codes as o").select("o.hash").whereRef("o.app_id", "=", "c.app_id"))),
    )
    .orderBy("c.created_ms")
    .orderBy("c.hash")
    .limit(1)
    .executeTakeFirst();
}

/** With its app, whose id nothing names yet. */
export async function deleteRegisteredClient(tx: Tx, { hash, app_id: appId }: RegisteredClientRow): Promise<void> {
  await tx.deleteFrom("registered_clients").where("hash", "=", hash).execute();
  await tx.deleteFrom("apps").where("id", "=", appId).execute();
}
