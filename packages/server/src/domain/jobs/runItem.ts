import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { endJobItem, type NextJobItem, selectJob } from "../../storage/queries/jobs.ts";
import { insertJobFile } from "../../storage/queries/jobFiles.ts";
import type { JobRow } from "../../storage/tables/jobs.ts";
import { currentCaller } from "../access/currentCaller.ts";
import { noOrigin } from "../audit/auditTrail.ts";
import { entryOf } from "../audit/entryOf.ts";
import { withEntry } from "../audit/withEntry.ts";
import type { Caller } from "../caller.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { countItem } from "./countItem.ts";
import { jobKinds } from "./kinds.ts";

export interface ItemToRun extends NextJobItem {
  /** The bytes that it adds to the file of its job. */
  readonly part?: { readonly key: string; readonly size: number } | undefined;
}

/** What a job fails with when its actor may not act at all any more. */
export const actorGone = "account_inactive";

/**
 * Does one item with the rights that the actor has now, marks it as done, counts it and audits it: all of it or nothing, so no
 * crash and no second server does an item twice. A refusal rolls it back; `failItem` then records the code.
 */
export const runItem = defineOperation(import.meta, async (ctx, item: ItemToRun): Promise<Outcome<object, string>> => {
  const kind = jobKinds[item.kind];
  if (!kind) return refuse("unknown_job_kind");
  await kind.lock(ctx, item.subject_id);
  const isOurs = await endJobItem(ctx.db, item.job_id, item.position, "done", null, ctx.nowMs);
  const job = isOurs ? await selectJob(ctx.db, item.job_id) : undefined;
  if (!job) return succeed({});
  const args = JSON.parse(job.arguments) as Readonly<Record<string, unknown>>;
  const then = JSON.parse(job.caller) as Caller;
  const caller = kind.isByServer ? then : await currentCaller(ctx.db, then);
  if (!caller) return refuse(actorGone);
  if (await kind.isObsolete?.(ctx, item.subject_id, args)) {
    await countItem(ctx, job.id, { done: 1, failed: 0 });
    return succeed({});
  }
  const params = { ...kind.params(item.subject_id, args), initiated_by: job.kind, job_id: job.id };
  const entry = kind.isAudited === false ? undefined : entryOf(kind.method, params, caller);
  const audited = { origin: noOrigin, method: kind.method, entry };
  const result = await withEntry({ ...ctx, caller }, audited, (asActor) => kind.run(asActor, item.subject_id, args));
  if (!result.ok) return refuse(result.error);
  if (item.part) await addPart(ctx, job, item.position, item.part);
  await countItem(ctx, job.id, { done: 1, failed: 0 });
  return succeed({});
});

async function addPart(
  { db }: WriteContext,
  job: JobRow,
  position: number,
  { key, size }: { readonly key: string; readonly size: number },
): Promise<void> {
  const expiresMs = job.created_ms + limits.job_file_life_s * 1000;
  await insertJobFile(db, { job_id: job.id, position, blob_key: key, size, expires_ms: expiresMs });
}
