import { sql } from "kysely";
import type { Tx } from "../db.ts";
import { schemaFloorKey } from "../schemaFloor.ts";
import { writeStatement } from "../statement.ts";
import { unannounced } from "../unannounced.ts";
import { releaseMailOf } from "./mail.ts";
import { selectMeta, upsertMeta } from "./meta.ts";

const renew = writeStatement<[id: string, untilMs: number], { floor: string | null }>(
  `update servers set lease_until_ms = $2 where id = $1
    returning (select value from meta where key = '${schemaFloorKey}') as floor ${unannounced}`,
);

/** What the schema asks of servers by now, in the same statement; nothing when the server had lost its row. */
export async function updateServerLease(
  tx: Tx,
  id: string,
  untilMs: number,
): Promise<{ readonly floor: string | null } | undefined> {
  return (await renew(tx, id, untilMs))[0];
}

const insertRow = writeStatement<[id: string, untilMs: number]>(
  "insert into servers (id, lease_until_ms) values ($1, $2) on conflict (id) do update set lease_until_ms = $2",
);

/** The row of `meta` with the last migration that a server knows: one that migrates asks whether it could continue. */
export function serverSchemaKey(id: string): string {
  return `server_schema ${id}`;
}

export async function insertServer(tx: Tx, server: { id: string; untilMs: number; schema: string }): Promise<void> {
  await insertRow(tx, server.id, server.untilMs);
  await upsertMeta(tx, serverSchemaKey(server.id), server.schema);
}

/** Servers whose lease has ended. Of several that notice it, one gets the rows. */
const deleteLost = writeStatement<[nowMs: number, exceptId: string], { id: string }>(
  "delete from servers where lease_until_ms <= $1 and id <> $2 returning id",
);

export async function deleteLostServers(tx: Tx, nowMs: number, exceptId: string): Promise<string[]> {
  return (await deleteLost(tx, nowMs, exceptId)).map(({ id }) => id);
}

export async function deleteServer(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("servers").where("id", "=", id).execute();
}

/** Sockets, presence and schemas of servers that have no row. */
export async function deleteLeftovers(tx: Tx): Promise<void> {
  const known = tx.selectFrom("servers").select("id");
  await tx.deleteFrom("app_sockets").where("server_id", "not in", known).execute();
  await tx.deleteFrom("presences").where("server", "not in", known).execute();
  const prefix = serverSchemaKey("");
  await sql`delete from meta where key like ${`${prefix}%`}
    and not exists (select 1 from servers where ${prefix} || id = meta.key)`.execute(tx);
}

/** Lets others take over what these servers were at, from now on. A next try of it has another number. */
export async function releaseClaims(tx: Tx, serverIds: readonly string[], nowMs: number): Promise<void> {
  for (const table of ["deliveries", "function_executions"] as const) {
    await tx
      .updateTable(table)
      .set((row) => ({
        server_id: null,
        // Not zero, which would mean that nobody has tried it.
        lease_until_ms: row.case().when("lease_until_ms", ">", nowMs).then(nowMs).else(row.ref("lease_until_ms")).end(),
      }))
      .where("server_id", "in", serverIds)
      .execute();
  }
  await releaseMailOf(tx, serverIds, nowMs);
}

/** What the schema asks of servers; nothing where all can use it. */
export async function selectSchemaFloor(tx: Tx): Promise<string | null> {
  return (await selectMeta(tx, schemaFloorKey)) ?? null;
}
