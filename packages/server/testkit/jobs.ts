import { nobody } from "../src/domain/caller.ts";
import { runItem } from "../src/domain/jobs/runItem.ts";
import { selectNextJobItem } from "../src/storage/queries/jobs.ts";
import { makeChannel } from "./channels.ts";
import type { Actor, Workspace } from "./workspace.ts";

/** Channels with numbered names, created by this person. */
export async function makeChannels(creator: Actor, prefix: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at++) ids.push(await makeChannel(creator, `${prefix}-${at}`));
  return ids;
}

/** The objects of the audit entries with this action that a job wrote. */
export async function auditedItems(world: Workspace, action: string): Promise<string[]> {
  const rows = await world.platform.store.db
    .selectFrom("audit_entries")
    .select(["entity_id", "details"])
    .where("action", "=", action)
    .orderBy("id")
    .execute();
  return rows.flatMap((row) => (row.details.includes("initiated_by") ? [row.entity_id] : []));
}

/** Lets every job that waits run to its end. */
export async function finishJobs(world: Workspace): Promise<void> {
  world.clock.advance({ seconds: 1 });
  await world.platform.settle();
}

/** Runs the next item alone, so that a test can act in the middle of a job. */
export async function runOneItem(world: Workspace): Promise<void> {
  const nowMs = world.clock.nowMs() + 1;
  const item = await selectNextJobItem(world.platform.store.db, nowMs);
  if (!item) throw new Error("no job waits");
  const done = await world.platform.store.write(runItem, { caller: nobody, nowMs }, item);
  if (!done.ok) throw new Error(done.error);
}
