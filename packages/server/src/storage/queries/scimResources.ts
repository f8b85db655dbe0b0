import type { Db, Tx } from "../db.ts";
import type { ScimResourceRow } from "../tables/scimResources.ts";

/** What a client gave of these users or groups, by their id. */
export async function selectScimResources(
  db: Db,
  connectionId: string,
  ids: readonly string[],
): Promise<Map<string, ScimResourceRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("scim_resources")
    .selectAll()
    .where("connection_id", "=", connectionId)
    .where("resource_id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.resource_id, row]));
}

export async function upsertScimResource(tx: Tx, row: ScimResourceRow): Promise<void> {
  const { connection_id: _connection, resource_id: _resource, ...change } = row;
  await tx
    .insertInto("scim_resources")
    .values(row)
    .onConflict((on) => on.columns(["connection_id", "resource_id"]).doUpdateSet(change))
    .execute();
}

/** Forgets what all clients gave of a user group. */
export async function deleteScimResources(tx: Tx, resourceId: string): Promise<void> {
  await tx.deleteFrom("scim_resources").where("resource_id", "=", resourceId).execute();
}

/** What clients that are still connected decide about a person, one row for each client. */
export function selectManagedBy(db: Db, userId: string): Promise<Pick<ScimResourceRow, "team_id" | "managed">[]> {
  return db
    .selectFrom("scim_resources")
    .select(["team_id", "managed"])
    .where("resource_id", "=", userId)
    .where((row) =>
      row.or([
        row.exists(
          row
            .selectFrom("installations")
            .select("installations.id")
            .whereRef("installations.id", "=", "scim_resources.connection_id")
            .where("installations.removed_ms", "is", null),
        ),
        row.exists(
          row
            .selectFrom("grants")
            .select("grants.id")
            .whereRef("grants.id", "=", "scim_resources.connection_id")
            .where("grants.revoked_ms", "is", null),
        ),
      ]),
    )
    .execute();
}

/** Whether the client gave this user name to another person of these workspaces. */
export async function selectHasUserName(
  db: Db,
  asked: {
    readonly connectionId: string;
    readonly teamIds: readonly string[];
    readonly userName: string;
    readonly exceptId: string;
  },
): Promise<boolean> {
  const found = await db
    .selectFrom("scim_resources")
    .select("resource_id")
    .where("connection_id", "=", asked.connectionId)
    .where("team_id", "in", asked.teamIds)
    .where("user_name", "=", asked.userName)
    .where("resource_id", "<>", asked.exceptId)
    .executeTakeFirst();
  return found !== undefined;
}
