import type { Updateable } from "kysely";
import type { Db, Tx } from "../db.ts";
import { readStatement } from "../statement.ts";
import type { ReminderRow, RemindersTable } from "../tables/reminders.ts";

export async function insertReminder(tx: Tx, row: ReminderRow): Promise<void> {
  await tx.insertInto("reminders").values(row).execute();
}

export function selectReminder(db: Db | Tx, id: string): Promise<ReminderRow | undefined> {
  return db.selectFrom("reminders").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The reminders that a person made or receives in a workspace, in the order of their times. */
export function selectReminders(db: Db | Tx, teamId: string, userId: string): Promise<ReminderRow[]> {
  return db
    .selectFrom("reminders")
    .selectAll()
    .where("team_id", "=", teamId)
    .where((row) => row.or([row("user_id", "=", userId), row("creator_id", "=", userId)]))
    .orderBy("time_ms")
    .orderBy("id")
    .execute();
}

export async function updateReminder(tx: Tx, id: string, change: Updateable<RemindersTable>): Promise<void> {
  await tx.updateTable("reminders").set(change).where("id", "=", id).execute();
}

export async function deleteReminderRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("reminders").where("id", "=", id).execute();
}

/** Asked every second, so it is prepared once. */
export const selectDueReminders = readStatement<[nowMs: number, limit: number], ReminderRow>(
  "select * from reminders where due_ms is not null and due_ms <= $1 order by due_ms, id limit $2",
);

/** Whether it was still due then: of two servers that take it at once, one waits for the other and finds it taken. */
export async function takeDueReminder(
  tx: Tx,
  { id, due_ms: dueMs }: Pick<ReminderRow, "id" | "due_ms">,
  nextMs: number | null,
): Promise<boolean> {
  const taken = await tx
    .updateTable("reminders")
    .set({ due_ms: nextMs })
    .where("id", "=", id)
    .where("due_ms", "=", dueMs)
    .returning("id")
    .execute();
  return taken.length > 0;
}
