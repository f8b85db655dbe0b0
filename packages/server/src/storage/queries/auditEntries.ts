import { type Insertable, sql } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { AuditEntriesTable, AuditEntryRow } from "../tables/auditEntries.ts";

type NewEntry = Omit<
  Insertable<AuditEntriesTable>,
  "org_id" | "chain_id" | "team_name" | "team_domain" | "actor_name" | "actor_email" | "app_name" | "sequence" | "hash"
>;

/** One statement: it reads the names itself. */
export async function insertAuditEntry(tx: Tx, row: NewEntry): Promise<void> {
  const { team_id: teamId, actor_id: actorId, app_id: appId } = row;
  const team = (column: "org_id" | "name" | "domain") =>
    sql<string>`(select ${sql.ref(column)} from teams where id = ${teamId})`;
  await tx
    .insertInto("audit_entries")
    .values({
      ...row,
      org_id: team("org_id"),
      chain_id: sql<string>`coalesce(${team("org_id")}, ${teamId})`,
      team_name: sql<string>`coalesce(${team("name")}, '')`,
      team_domain: sql<string>`coalesce(${team("domain")}, '')`,
      ...(actorId !== null && {
        actor_email: sql<string>`(select email from users where id = ${actorId})`,
        actor_name: sql<string>`(select name from memberships where user_id = ${actorId}
          order by case when team_id = ${teamId} then 0 else 1 end, joined_ms, team_id limit 1)`,
      }),
      ...(appId !== null && { app_name: sql<string>`(select name from apps where id = ${appId})` }),
    })
    .execute();
}

export interface AuditPage {
  /** Of one workspace, or of all in an org. */
  readonly where: { readonly teamId: string } | { readonly orgId: string };
  /** A method or an action. */
  readonly name?: string | undefined;
  readonly actions?: readonly string[] | undefined;
  readonly actorId: string | undefined;
  readonly entityId: string | undefined;
  readonly oldestMs: number | undefined;
  readonly latestMs: number | undefined;
  readonly beforeId: number | undefined;
  readonly limit: number;
}

/** The newest first, with the names that everything had at the time. */
export function selectAuditPage(db: Db, page: AuditPage): Promise<AuditEntryRow[]> {
  const { where, name, actions, actorId, entityId, oldestMs, latestMs, beforeId } = page;
  let query = db.selectFrom("audit_entries").selectAll().orderBy("id", "desc").limit(page.limit);
  query = "teamId" in where ? query.where("team_id", "=", where.teamId) : query.where("org_id", "=", where.orgId);
  if (name !== undefined) query = query.where((e) => e.or([e("method", "=", name), e("action", "=", name)]));
  if (actions !== undefined) query = query.where("action", "in", actions);
  if (actorId !== undefined) query = query.where("actor_id", "=", actorId);
  if (entityId !== undefined) query = query.where("entity_id", "=", entityId);
  if (oldestMs !== undefined) query = query.where("at_ms", ">=", oldestMs);
  if (latestMs !== undefined) query = query.where("at_ms", "<=", latestMs);
  if (beforeId !== undefined) query = query.where("id", "<", beforeId);
  return query.execute();
}

/** Whether the same was noted of it since. */
export async function selectIsNoted(db: Db, method: string, entityId: string, sinceMs: number): Promise<boolean> {
  const row = await db
    .selectFrom("audit_entries")
    .select("id")
    .where("entity_id", "=", entityId)
    .where("method", "=", method)
    .where("at_ms", ">=", sinceMs)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface DoneBy {
  readonly action: string;
  readonly teamId: string;
  readonly actorId: string;
  readonly sinceMs: number;
}

/** Whether the person has done the same since. Only the last entries of the workspace are searched. */
export async function selectIsDoneBy(db: Db, { action, teamId, actorId, sinceMs }: DoneBy): Promise<boolean> {
  const row = await db
    .selectFrom("audit_entries")
    .select("id")
    .where("team_id", "=", teamId)
    .where("action", "=", action)
    .where("actor_id", "=", actorId)
    .where("at_ms", ">=", sinceMs)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
