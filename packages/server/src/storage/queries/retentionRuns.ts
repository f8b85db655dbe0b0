import type { Db, Tx } from "../db.ts";
import { readStatement, writeStatement } from "../statement.ts";
import type { FileRow } from "../tables/files.ts";
import type { HeldFileRow } from "../tables/heldFiles.ts";
import type { MessageRow } from "../tables/messages.ts";
import type { RetentionReportRow } from "../tables/retentionReports.ts";
import type { RetentionRunRow } from "../tables/retentionRuns.ts";
import { heldCondition } from "./legalHolds.ts";

/** The oldest run that is not finished. Another server that asks waits until this one has done its bite. */
export async function lockOpenRun(tx: Tx): Promise<RetentionRunRow | undefined> {
  const open = await tx
    .selectFrom("retention_runs")
    .select("id")
    .where("finished_ms", "is", null)
    .orderBy("started_ms")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  if (!open) return undefined;
  return tx
    .updateTable("retention_runs")
    .set((row) => ({ id: row.ref("id") }))
    .where("id", "=", open.id)
    .where("finished_ms", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** Whether it is new: the daily run of a date exists once, whichever server begins it. */
export async function insertRun(tx: Tx, row: RetentionRunRow): Promise<boolean> {
  const inserted = await tx
    .insertInto("retention_runs")
    .values(row)
    .onConflict((on) => on.column("id").doNothing())
    .returning("id")
    .execute();
  return inserted.length > 0;
}

export async function updateRun(
  tx: Tx,
  id: string,
  change: Pick<RetentionRunRow, "stage" | "position" | "finished_ms">,
): Promise<void> {
  await tx.updateTable("retention_runs").set(change).where("id", "=", id).execute();
}

const selectWork = readStatement<[], { has_work: number }>(`select 1 as has_work from retention_rules
    where confirmed_ms is not null
  union all select 1 as has_work from held_revisions
  union all select 1 as has_work from held_files limit 1`);

/** Whether a run would have anything to look at. */
export async function selectHasRetentionWork(db: Db): Promise<boolean> {
  return (await selectWork(db)).length > 0;
}

export async function selectRunExists(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom("retention_runs").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

const selectActiveHold = readStatement<[], { id: string }>(
  "select id from legal_holds where released_ms is null limit 1",
);

export async function selectHasActiveHold(db: Db): Promise<boolean> {
  return (await selectActiveHold(db)).length > 0;
}

/** Messages of a conversation with its threads, oldest first, strictly between the two timestamps. */
export const selectOldMessages = readStatement<
  [channelKey: number, afterTs: number, beforeTs: number, limit: number],
  MessageRow
>("select * from messages where channel_key = $1 and ts > $2 and ts < $3 order by ts limit $4");

/** Adds what a bite did to the report of its run. */
export const addToReport = writeStatement<
  [
    runId: string,
    teamId: string,
    channelId: string,
    ruleScopeId: string,
    ruleKind: string,
    durationDays: number,
    cutoffTs: number,
    deleted: number,
    held: number,
    minTs: number | null,
    maxTs: number | null,
    startedMs: number,
    updatedMs: number,
  ]
>(`insert into retention_reports (run_id, team_id, channel_id, rule_scope_id, rule_kind, duration_days, cutoff_ts,
    deleted, held, min_ts, max_ts, started_ms, updated_ms)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
  on conflict (run_id, team_id, channel_id, rule_kind) do update set
    deleted = retention_reports.deleted + excluded.deleted, held = retention_reports.held + excluded.held,
    min_ts = coalesce(retention_reports.min_ts, excluded.min_ts),
    max_ts = coalesce(excluded.max_ts, retention_reports.max_ts), updated_ms = excluded.updated_ms`);

/** Reports of an org or a workspace, latest first. */
export function selectReports(
  db: Db,
  scope: { readonly orgId?: string | undefined; readonly teamId: string; readonly channelId?: string | undefined },
  page: { readonly offset: number; readonly limit: number },
): Promise<RetentionReportRow[]> {
  const { orgId, teamId, channelId } = scope;
  let query = db.selectFrom("retention_reports").selectAll();
  query =
    orgId === undefined
      ? query.where("team_id", "=", teamId)
      : query.where("team_id", "in", (row) => row.selectFrom("teams").select("teams.id").where("org_id", "=", orgId));
  if (channelId !== undefined) query = query.where("channel_id", "=", channelId);
  return query
    .orderBy("started_ms", "desc")
    .orderBy("run_id")
    .orderBy("team_id")
    .orderBy("channel_id")
    .orderBy("rule_kind")
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

/** The next workspace, by id, that has a confirmed rule for files, or whose org has. An empty scope is everything. */
export const selectNextFileTeam = readStatement<
  [fromId: string, scopeId: string],
  { id: string; org_id: string | null }
>(
  `select t.id, t.org_id from teams t where t.id >= $1 and ($2 = '' or t.id = $2 or t.org_id = $2)
    and exists (select 1 from retention_rules r
      where r.kind = 'files' and r.confirmed_ms is not null and (r.scope_id = t.id or r.scope_id = t.org_id))
  order by t.id limit 1`,
);

/** Uploaded files of a workspace from before a time. */
export const selectOldFiles = readStatement<
  [teamId: string, beforeMs: number, afterId: string, limit: number],
  FileRow
>(
  `select * from files where team_id = $1 and created_ms < $2 and id > $3 and deleted_ms is null
    and kind in ('hosted', 'snippet') order by id limit $4`,
);

export interface RevisionPosition {
  readonly channel_key: number;
  readonly ts: number;
  readonly revision: number;
}

const ofRevision = heldCondition({
  channelKey: "r.channel_key",
  kind: "r.channel_kind",
  ts: "r.ts",
  author: "r.user_id",
});

/** The next revisions, and which of them a hold still covers. */
export const selectRevisionsAfter = readStatement<
  [channelKey: number, ts: number, revision: number, limit: number],
  RevisionPosition & { readonly is_held: number }
>(`select r.channel_key, r.ts, r.revision, case when ${ofRevision} then 1 else 0 end as is_held from held_revisions r
  where (r.channel_key, r.ts, r.revision) > ($1, $2, $3) order by r.channel_key, r.ts, r.revision limit $4`);

export const deleteRevision = writeStatement<[channelKey: number, ts: number, revision: number]>(
  "delete from held_revisions where channel_key = $1 and ts = $2 and revision = $3",
);

export const selectHeldFilesAfter = readStatement<[afterId: string, limit: number], HeldFileRow>(
  "select * from held_files where file_id > $1 order by file_id limit $2",
);

export async function deleteHeldFile(tx: Tx, fileId: string): Promise<void> {
  await tx.deleteFrom("held_files").where("file_id", "=", fileId).execute();
}

const ofShare = heldCondition({ channelKey: "s.channel_key", kind: "s.channel_kind", ts: "s.ts", author: "s.user_id" });

/** Shares that no hold covers any more. */
export const deleteReleasedShares = writeStatement<[limit: number], { file_id: string }>(
  `delete from held_shares where (file_id, channel_key, ts) in (
    select s.file_id, s.channel_key, s.ts from held_shares s where not ${ofShare} limit $1) returning file_id`,
);

export async function deleteStarsOn(tx: Tx, channelId: string, ts: number): Promise<void> {
  await tx
    .deleteFrom("stars")
    .where("kind", "=", "message")
    .where("object_id", "=", channelId)
    .where("ts", "=", ts)
    .execute();
}
