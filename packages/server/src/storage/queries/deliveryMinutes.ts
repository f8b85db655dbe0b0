import { sql } from "kysely";
import type { Db, Tx } from "../db.ts";
import { readStatement, writeStatement } from "../statement.ts";

export interface MinuteKey {
  readonly appId: string;
  readonly teamId: string;
  /** Since 1970. */
  readonly minute: number;
}

/** Counts events that an app receives in a minute. */
export async function addQueued(tx: Tx, key: MinuteKey, count: number): Promise<void> {
  await upsertQueued(tx, key.appId, key.teamId, key.minute, count);
}

const upsertQueued = writeStatement<[appId: string, teamId: string, minute: number, queued: number]>(
  `insert into delivery_minutes (app_id, team_id, minute, queued) values ($1, $2, $3, $4)
  on conflict (app_id, team_id, minute) do update set queued = delivery_minutes.queued + excluded.queued`,
);

/** Counts an event that the app failed at. */
export async function addFailed(tx: Tx, key: MinuteKey): Promise<void> {
  await tx
    .insertInto("delivery_minutes")
    .values({ app_id: key.appId, team_id: key.teamId, minute: key.minute, queued: 0, failed: 1 })
    .onConflict((conflict) =>
      conflict.columns(["app_id", "team_id", "minute"]).doUpdateSet({ failed: sql`delivery_minutes.failed + 1` }),
    )
    .execute();
}

/** Since a minute, in one workspace. */
export async function sumQueued(db: Db, { appId, teamId, minute }: MinuteKey): Promise<number> {
  const [row] = await selectQueued(db, appId, teamId, minute);
  return Number(row?.queued ?? 0);
}

const selectQueued = readStatement<[appId: string, teamId: string, minute: number], { queued: number | null }>(
  "select sum(queued) as queued from delivery_minutes where app_id = $1 and team_id = $2 and minute >= $3",
);

/** Since a minute, in all workspaces together. */
export async function sumOutcomes(
  db: Db,
  appId: string,
  sinceMinute: number,
): Promise<{ readonly queued: number; readonly failed: number }> {
  const row = await db
    .selectFrom("delivery_minutes")
    .select(({ fn }) => [fn.sum<number | null>("queued").as("queued"), fn.sum<number | null>("failed").as("failed")])
    .where("app_id", "=", appId)
    .where("minute", ">=", sinceMinute)
    .executeTakeFirst();
  return { queued: Number(row?.queued ?? 0), failed: Number(row?.failed ?? 0) };
}

/** True for the first caller that marks the minute. */
export async function markLimited(tx: Tx, { appId, teamId, minute }: MinuteKey): Promise<boolean> {
  const row = await tx
    .insertInto("delivery_minutes")
    .values({ app_id: appId, team_id: teamId, minute, queued: 0, is_limited: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["app_id", "team_id", "minute"])
        .doUpdateSet({ is_limited: 1 })
        .where("delivery_minutes.is_limited", "=", 0),
    )
    .returning("minute")
    .executeTakeFirst();
  return row !== undefined;
}

export const deleteMinutes = writeStatement<[beforeMinute: number, rowsMax: number], { minute: number }>(
  `delete from delivery_minutes where (app_id, team_id, minute) in (select app_id, team_id, minute from delivery_minutes
    where minute < $1 order by minute limit $2) returning minute`,
);
