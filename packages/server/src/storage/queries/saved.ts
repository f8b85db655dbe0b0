import { sql } from "kysely";
import type { Db, Tx } from "../db.ts";
import { readStatement, writeStatement } from "../statement.ts";
import type { ReminderRow } from "../tables/reminders.ts";
import type { SavedState, StarRow } from "../tables/stars.ts";

export interface Owner {
  readonly teamId: string;
  readonly userId: string;
}

/** A saved message or file with its reminder. */
export type SavedRow = StarRow & { readonly reminder_ms: number | null; readonly completed_ms: number | null };

export interface SavedPosition {
  readonly movedMs: number;
  readonly id: number;
}

/** The messages and files of one state, the last changed first. */
export function selectSaved(
  db: Db | Tx,
  { teamId, userId, state }: Owner & { readonly state: SavedState },
  { after, limit }: { readonly after: SavedPosition | undefined; readonly limit: number },
): Promise<SavedRow[]> {
  const all = db
    .selectFrom("stars")
    .leftJoin("reminders", "reminders.id", "stars.reminder_id")
    .selectAll("stars")
    .select(["reminders.time_ms as reminder_ms", "reminders.completed_ms as completed_ms"])
    .where("stars.user_id", "=", userId)
    .where("stars.team_id", "=", teamId)
    .where("stars.state", "=", state)
    .where("stars.kind", "in", ["message", "file"]);
  const rest =
    after &&
    all.where((row) =>
      row.or([
        row("stars.moved_ms", "<", after.movedMs),
        row.and([row("stars.moved_ms", "=", after.movedMs), row("stars.id", "<", after.id)]),
      ]),
    );
  return (rest ?? all).orderBy("stars.moved_ms", "desc").orderBy("stars.id", "desc").limit(limit).execute();
}

/** The person's own reminders that are about no saved item. */
export function selectPlainReminders(
  db: Db | Tx,
  { teamId, userId }: Owner,
  { isCompleted, limit }: { readonly isCompleted: boolean; readonly limit: number },
): Promise<ReminderRow[]> {
  return db
    .selectFrom("reminders")
    .selectAll()
    .where("team_id", "=", teamId)
    .where("user_id", "=", userId)
    .where("channel_id", "is", null)
    .where("completed_ms", isCompleted ? "is not" : "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("stars")
            .select(sql`1`.as("one"))
            .whereRef("stars.reminder_id", "=", "reminders.id"),
        ),
      ),
    )
    .orderBy(isCompleted ? "completed_ms" : "time_ms", isCompleted ? "desc" : "asc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Read with every start of a client, so it is prepared once. A recurring reminder is never due for long. */
const countDue = readStatement<[teamId: string, userId: string], { due: number }>(
  `select count(*) as due from reminders where team_id = $1 and user_id = $2 and channel_id is null
    and schedule is null and completed_ms is null and due_ms is null`,
);

export async function selectDueCount(db: Db | Tx, { teamId, userId }: Owner): Promise<number> {
  return Number((await countDue(db, teamId, userId))[0]?.due ?? 0);
}

export const updateSaved = writeStatement<[id: number, state: SavedState, movedMs: number, reminderId: string | null]>(
  "update stars set state = $2, moved_ms = $3, reminder_id = $4 where id = $1",
);

/** Moves the item that a reminder is about. */
export const moveReminded = writeStatement<[reminderId: string, state: SavedState, movedMs: number]>(
  "update stars set state = $2, moved_ms = $3 where reminder_id = $1",
);
