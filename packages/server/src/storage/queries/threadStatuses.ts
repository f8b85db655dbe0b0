import type { StatusClearReason } from "@platform/protocol/resources/threadStatus.ts";
import type { Insertable } from "kysely";
import type { Tx } from "../db.ts";
import { deferredStatement, readStatement, writeStatement } from "../statement.ts";
import type { ThreadStatusesTable, ThreadStatusRow } from "../tables/threadStatuses.ts";

export async function upsertThreadStatus(tx: Tx, row: Insertable<ThreadStatusesTable>): Promise<void> {
  const { channel_key: _key, thread_ts: _ts, app_id: _app, ...change } = row;
  await tx
    .insertInto("thread_statuses")
    .values(row)
    .onConflict((conflict) => conflict.columns(["channel_key", "thread_ts", "app_id"]).doUpdateSet(change))
    .execute();
}

/** Clears the status of one app, if it has one; tells whether it had. */
export const clearThreadStatus = writeStatement<
  [channelKey: number, threadTs: number, appId: string, atMs: number, reason: StatusClearReason],
  { app_id: string }
>(`update thread_statuses set due_ms = null, cleared_ms = $4, clear_reason = $5
  where channel_key = $1 and thread_ts = $2 and app_id = $3 and cleared_ms is null returning app_id`);

/** The same for an app that posts in the thread. Nothing in its transaction reads the status, so it need not wait. */
export const clearStatusAfterReply = deferredStatement<
  [channelKey: number, threadTs: number, appId: string, atMs: number]
>(`update thread_statuses set due_ms = null, cleared_ms = $4, clear_reason = 'reply'
  where channel_key = $1 and thread_ts = $2 and app_id = $3 and cleared_ms is null`);

/** All of a thread, also those that were cleared a while ago. */
export const selectThreadStatuses = readStatement<[channelKey: number, threadTs: number], ThreadStatusRow>(
  "select * from thread_statuses where channel_key = $1 and thread_ts = $2 order by app_id",
);

/** The next one that its app did not renew in time. */
export const selectDueThreadStatus = readStatement<[nowMs: number], ThreadStatusRow>(
  "select * from thread_statuses where due_ms <= $1 order by due_ms limit 1",
);
