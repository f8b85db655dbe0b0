import type { Insertable } from "kysely";
import { handleIn } from "./memberships.ts";
import type { Db, Tx } from "../db.ts";
import type { AuditEntriesTable, AuditEntryRow } from "../tables/auditEntries.ts";

export async function insertAuditEntry(tx: Tx, row: Insertable<AuditEntriesTable>): Promise<void> {
  await tx.insertInto("audit_entries").values(row).execute();
}

export interface AuditPage {
  /** Of one workspace, or of all in an org. */
  readonly where: { readonly teamId: string } | { readonly orgId: string };
  readonly action: string | undefined;
  readonly actorId: string | undefined;
  readonly entityId: string | undefined;
  readonly oldestMs: number | undefined;
  readonly latestMs: number | undefined;
  readonly beforeId: number | undefined;
  readonly limit: number;
}

/** With who did it and where, as they are called now. */
export type NamedEntry = AuditEntryRow & {
  readonly actor_name: string | null;
  readonly actor_email: string | null;
  readonly app_name: string | null;
  readonly team_name: string | null;
  readonly team_domain: string | null;
};

/** The newest first. */
export function selectAuditPage(db: Db, page: AuditPage): Promise<NamedEntry[]> {
  const { where, action, actorId, entityId, oldestMs, latestMs, beforeId } = page;
  let query = db
    .selectFrom("audit_entries as e")
    .leftJoin("users as u", "u.id", "e.actor_id")
    .leftJoin("apps as a", "a.id", "e.app_id")
    .leftJoin("teams as t", "t.id", "e.team_id")
    .selectAll("e")
    .select(["u.email as actor_email", "a.name as app_name"])
    .select(handleIn("e.team_id", "e.actor_id").as("actor_name"))
    .select(["t.name as team_name", "t.domain as team_domain"])
    .orderBy("e.id", "desc")
    .limit(page.limit);
  query = "teamId" in where ? query.where("e.team_id", "=", where.teamId) : query.where("e.org_id", "=", where.orgId);
  if (action !== undefined) query = query.where("e.action", "=", action);
  if (actorId !== undefined) query = query.where("e.actor_id", "=", actorId);
  if (entityId !== undefined) query = query.where("e.entity_id", "=", entityId);
  if (oldestMs !== undefined) query = query.where("e.at_ms", ">=", oldestMs);
  if (latestMs !== undefined) query = query.where("e.at_ms", "<=", latestMs);
  if (beforeId !== undefined) query = query.where("e.id", "<", beforeId);
  return query.execute();
}

/** Deletes entries of before then, as many as that at most, from the first on; tells how many there were. */
export async function deleteOldAuditEntries(tx: Tx, beforeMs: number, limit: number): Promise<number> {
  // They come in the order of time, so the first few tell at no cost whether there is anything.
  const first = await tx.selectFrom("audit_entries").select(["id", "at_ms"]).orderBy("id").limit(limit).execute();
  const old = first.filter(({ at_ms }) => at_ms < beforeMs).map(({ id }) => id);
  if (old.length > 0) await tx.deleteFrom("audit_entries").where("id", "in", old).execute();
  return old.length;
}

/** Whether the same was noted of it since. */
export async function selectIsNoted(db: Db, action: string, entityId: string, sinceMs: number): Promise<boolean> {
  const row = await db
    .selectFrom("audit_entries")
    .select("id")
    .where("entity_id", "=", entityId)
    .where("action", "=", action)
    .where("at_ms", ">=", sinceMs)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
