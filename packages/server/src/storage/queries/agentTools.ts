import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { ToolConsentsTable } from "../tables/toolConsents.ts";
import type { ToolRegistrationsTable } from "../tables/toolRegistrations.ts";
import type { ToolServerRow } from "../tables/toolServers.ts";

export interface ToolPerson {
  readonly teamId: string;
  readonly userId: string;
}

export interface ToolServerKey extends ToolPerson {
  readonly appId: string;
  readonly serverKey: string;
}

/** All servers that a person has turned on in a workspace. */
export function selectToolServers(db: Db | Tx, { teamId, userId }: ToolPerson): Promise<ToolServerRow[]> {
  return db
    .selectFrom("tool_servers")
    .selectAll()
    .where("team_id", "=", teamId)
    .where("user_id", "=", userId)
    .orderBy("active_ms")
    .execute();
}

export function selectToolServer(db: Db | Tx, key: ToolServerKey): Promise<ToolServerRow | undefined> {
  return db
    .selectFrom("tool_servers")
    .selectAll()
    .where("team_id", "=", key.teamId)
    .where("user_id", "=", key.userId)
    .where("app_id", "=", key.appId)
    .where("server_key", "=", key.serverKey)
    .executeTakeFirst();
}

export async function insertToolServer(tx: Tx, key: ToolServerKey, activeMs: number): Promise<void> {
  const { teamId: team_id, userId: user_id, appId: app_id, serverKey: server_key } = key;
  await tx
    .insertInto("tool_servers")
    .values({ team_id, user_id, app_id, server_key, active_ms: activeMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteToolServer(tx: Tx, key: ToolServerKey): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("tool_servers")
    .where("team_id", "=", key.teamId)
    .where("user_id", "=", key.userId)
    .where("app_id", "=", key.appId)
    .where("server_key", "=", key.serverKey)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export type ToolTokens = Pick<ToolServerRow, "connected_url" | "sealed" | "refresh_ms">;

/** False when the tokens were replaced, or the server was turned off, since. */
export async function updateToolTokens(
  tx: Tx,
  key: ToolServerKey,
  generation: number,
  tokens: ToolTokens,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("tool_servers")
    .set({ ...tokens, generation: generation + 1 })
    .where("team_id", "=", key.teamId)
    .where("user_id", "=", key.userId)
    .where("app_id", "=", key.appId)
    .where("server_key", "=", key.serverKey)
    .where("generation", "=", generation)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What a person allowed for ever of an app. */
export function selectToolConsents(db: Db | Tx, { teamId, userId }: ToolPerson, appId: string) {
  return db
    .selectFrom("tool_consents")
    .selectAll()
    .where("team_id", "=", teamId)
    .where("user_id", "=", userId)
    .where("app_id", "=", appId)
    .execute();
}

export async function upsertToolConsent(tx: Tx, row: ToolConsentsTable): Promise<void> {
  const { url, tool_hash, given_ms } = row;
  await tx
    .insertInto("tool_consents")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["team_id", "user_id", "app_id", "server_key", "tool"])
        .doUpdateSet({ url, tool_hash, given_ms }),
    )
    .execute();
}

/** One consent, or all that a person gave to a server. */
export async function deleteToolConsents(tx: Tx, key: ToolServerKey, tool?: string): Promise<boolean> {
  let query = tx
    .deleteFrom("tool_consents")
    .where("team_id", "=", key.teamId)
    .where("user_id", "=", key.userId)
    .where("app_id", "=", key.appId)
    .where("server_key", "=", key.serverKey);
  if (tool !== undefined) query = query.where("tool", "=", tool);
  const { numDeletedRows } = await query.executeTakeFirst();
  return numDeletedRows > 0n;
}

export function selectToolRegistration(db: Db | Tx, appId: string, serverKey: string) {
  return db
    .selectFrom("tool_registrations")
    .selectAll()
    .where("app_id", "=", appId)
    .where("server_key", "=", serverKey)
    .executeTakeFirst();
}

export async function upsertToolRegistration(tx: Tx, row: Insertable<ToolRegistrationsTable>): Promise<void> {
  const { url, redirect_uri, sealed, created_ms } = row;
  await tx
    .insertInto("tool_registrations")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["app_id", "server_key"]).doUpdateSet({ url, redirect_uri, sealed, created_ms }),
    )
    .execute();
}

export async function deleteToolsOfApp(tx: Tx, appId: string): Promise<void> {
  await tx.deleteFrom("tool_consents").where("app_id", "=", appId).execute();
  await tx.deleteFrom("tool_servers").where("app_id", "=", appId).execute();
  await tx.deleteFrom("tool_registrations").where("app_id", "=", appId).execute();
}
