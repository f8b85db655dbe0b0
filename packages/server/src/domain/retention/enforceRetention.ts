import { type Outcome, succeed } from "@platform/protocol";
import {
  insertRun,
  lockOpenRun,
  selectHasRetentionWork,
  selectRunExists,
  updateRun,
} from "../../storage/queries/retentionRuns.ts";
import type { RetentionRunRow } from "../../storage/tables/retentionRuns.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { destroyReleased } from "./destroyReleased.ts";
import { expireFiles } from "./expireFiles.ts";
import { expireMessages } from "./expireMessages.ts";
import { firstPosition, readPosition, type RunPosition } from "./runPosition.ts";

/** What one bite of a stage did. Without a next position the stage is complete. */
export interface StageBite {
  readonly next: RunPosition | undefined;
  readonly blobKeys: readonly string[];
}

export interface RetentionBite {
  readonly hasMore: boolean;
  readonly didWork: boolean;
  /** Bytes that no row names any more, to be removed after the commit. */
  readonly blobKeys: readonly string[];
}

const stages = {
  messages: { bite: expireMessages, following: "files" },
  files: { bite: expireFiles, following: "held" },
  held: { bite: destroyReleased, following: undefined },
} as const;

/**
 * Does one bite of the open retention run, or begins the run of the day. The position is committed with the deletions, so a
 * kill at any moment loses nothing, and another server goes on where this one stopped.
 */
export const enforceRetention = defineOperation(import.meta, async (ctx): Promise<Outcome<RetentionBite, never>> => {
  const run = (await lockOpenRun(ctx.db)) ?? (await beginDaily(ctx));
  if (!run) return succeed({ hasMore: false, didWork: false, blobKeys: [] });
  const { bite, following } = stages[run.stage];
  const { next, blobKeys } = await bite(ctx, run, readPosition(run.position));
  const stage = next ? run.stage : (following ?? run.stage);
  const isFinished = next === undefined && following === undefined;
  await updateRun(ctx.db, run.id, {
    stage,
    position: next ? JSON.stringify(next) : firstPosition,
    finished_ms: isFinished ? ctx.nowMs : null,
  });
  // After the last bite another run may wait that was requested meanwhile.
  return succeed({ hasMore: true, didWork: true, blobKeys });
});

/** The run of the date, once, whichever server begins it. Without rules and held content there is none. */
async function beginDaily({ db, nowMs }: WriteContext): Promise<RetentionRunRow | undefined> {
  const id = `daily-${new Date(nowMs).toISOString().slice(0, 10)}`;
  if ((await selectRunExists(db, id)) || !(await selectHasRetentionWork(db))) return undefined;
  const run: RetentionRunRow = {
    id,
    scope_id: null,
    started_ms: nowMs,
    finished_ms: null,
    stage: "messages",
    position: firstPosition,
  };
  return (await insertRun(db, run)) ? run : undefined;
}
