import type { Insertable, Updateable } from "kysely";
import type { Db, Tx } from "../db.ts";
import { readStatement, writeStatement } from "../statement.ts";
import type { WorkflowKey } from "./workflowCollaborators.ts";
import type { TriggerRow, TriggersTable } from "../tables/triggers.ts";

export async function insertTrigger(tx: Tx, row: Insertable<TriggersTable>): Promise<void> {
  await tx.insertInto("triggers").values(row).execute();
}

export async function updateTrigger(tx: Tx, id: string, change: Updateable<TriggersTable>): Promise<void> {
  await tx.updateTable("triggers").set(change).where("id", "=", id).execute();
}

export async function deleteTrigger(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("trigger_entities").where("trigger_id", "=", id).execute();
  await tx.deleteFrom("featured_workflows").where("trigger_id", "=", id).execute();
  await tx.deleteFrom("triggers").where("id", "=", id).execute();
}

export async function deleteTriggersOfApp(tx: Tx, appId: string): Promise<void> {
  const ids = tx.selectFrom("triggers").select("id").where("app_id", "=", appId);
  await tx.deleteFrom("trigger_entities").where("trigger_id", "in", ids).execute();
  await tx.deleteFrom("featured_workflows").where("trigger_id", "in", ids).execute();
  await tx.deleteFrom("triggers").where("app_id", "=", appId).execute();
}

export function selectTrigger(db: Db, id: string): Promise<TriggerRow | undefined> {
  return db.selectFrom("triggers").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function selectTriggerCount(db: Db, appId: string, teamId: string): Promise<number> {
  const { count } = await db
    .selectFrom("triggers")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("app_id", "=", appId)
    .where("team_id", "=", teamId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface TriggerPage {
  readonly teamId: string;
  /** Of these apps alone, but for some workflows. */
  readonly appIds: readonly string[];
  readonly exceptWorkflows?: readonly WorkflowKey[];
  /** Of these workflows, too. */
  readonly workflows?: readonly WorkflowKey[];
  readonly type: string | undefined;
  readonly afterId: string;
  readonly limit: number;
}

export function selectTriggerPage(db: Db, page: TriggerPage): Promise<TriggerRow[]> {
  let query = db
    .selectFrom("triggers")
    .selectAll()
    .where("team_id", "=", page.teamId)
    .where((row) => {
      const isOf = ({ appId, workflow }: WorkflowKey) =>
        row.and([row("app_id", "=", appId), row("workflow", "=", workflow)]);
      const except = (page.exceptWorkflows ?? []).map((key) => row.not(isOf(key)));
      const ofApps = row("app_id", "in", page.appIds.length > 0 ? page.appIds : [""]);
      return row.or([row.and([ofApps, ...except]), ...(page.workflows ?? []).map(isOf)]);
    })
    .where("id", ">", page.afterId)
    .orderBy("id")
    .limit(page.limit);
  if (page.type !== undefined) query = query.where("type", "=", page.type as TriggerRow["type"]);
  return query.execute();
}

/** The links of a workspace by name. */
export function selectLinkTriggers(db: Db, teamId: string, limit: number): Promise<TriggerRow[]> {
  return db
    .selectFrom("triggers")
    .selectAll()
    .where("team_id", "=", teamId)
    .where("type", "=", "shortcut")
    .orderBy("name")
    .orderBy("id")
    .limit(limit)
    .execute();
}

const selectWaiting = readStatement<[], { id: string }>("select id from triggers where event_type is not null limit 1");

/** Whether any trigger waits for anything; asked with nearly every commit. */
export async function selectHasEventTriggers(db: Db): Promise<boolean> {
  return (await selectWaiting(db)).length > 0;
}

/** Those that wait for one of these events in one of these workspaces. */
export function selectTriggersOfEvents(
  db: Db,
  eventTypes: readonly string[],
  teamIds: readonly string[],
): Promise<TriggerRow[]> {
  return db
    .selectFrom("triggers")
    .selectAll()
    .where("event_type", "in", eventTypes)
    .where("team_id", "in", teamIds)
    .orderBy("id")
    .execute();
}

/** Asked every second, so it is prepared once. */
export const selectDueTriggers = readStatement<[nowMs: number, limit: number], TriggerRow>(
  "select * from triggers where due_ms <= $1 order by due_ms, id limit $2",
);

/** Whether it still waited for that time: of two servers that take it at once, one waits for the other and finds it gone. */
export async function updateTriggerDue(
  tx: Tx,
  row: Pick<TriggerRow, "id" | "due_ms">,
  change: Pick<TriggerRow, "due_ms" | "occurrences">,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("triggers")
    .set(change)
    .where("id", "=", row.id)
    .where("due_ms", "=", row.due_ms)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Until the commit nobody else changes who may run it. */
export const lockTrigger = writeStatement<[id: string]>("update triggers set id = id where id = $1");

/** All triggers of an app, by id. */
export function selectTriggersOfApp(db: Db, appId: string): Promise<TriggerRow[]> {
  return db.selectFrom("triggers").selectAll().where("app_id", "=", appId).orderBy("id").execute();
}
