import type { Db } from "../../storage/db.ts";
import { type NextJobItem, selectJob } from "../../storage/queries/jobs.ts";
import { selectJobFileSizes } from "../../storage/queries/jobFiles.ts";
import type { JobRow } from "../../storage/tables/jobs.ts";
import { asStarter } from "../access/accessJob.ts";
import type { ReadContext } from "../context.ts";
import { jobKinds } from "./kinds.ts";

/** The file that a job has written, while it can be downloaded. */
export interface JobFile {
  readonly name: string;
  readonly size: number;
}

/** What an item adds to the file of its job; nothing for kinds without a file. It is read outside of the transaction of the item. */
export async function produceItem(db: Db, item: NextJobItem): Promise<AsyncIterable<string> | undefined> {
  const file = jobKinds[item.kind]?.file;
  const job = file && (await selectJob(db, item.job_id));
  return job && file.produce(db, item, JSON.parse(job.arguments) as Readonly<Record<string, unknown>>);
}

/** The name and type of the file that a job has written in full. */
export function describeJobFile(job: JobRow): { readonly name: string; readonly mimetype: string } | undefined {
  const file = jobKinds[job.kind]?.file;
  if (!file || job.state !== "done" || job.failed > 0) return undefined;
  return file.describe(JSON.parse(job.arguments) as Readonly<Record<string, unknown>>);
}

/** Whether the caller, who has access to the job, may read what it has written. */
export async function mayReadJobFile(ctx: ReadContext, job: JobRow): Promise<boolean> {
  const file = jobKinds[job.kind]?.file;
  return (
    file !== undefined &&
    file.mayRead(asStarter(ctx, job), JSON.parse(job.arguments) as Readonly<Record<string, unknown>>)
  );
}

/** Adds to each job the file that can be downloaded. */
export async function withFiles(
  ctx: ReadContext,
  jobs: readonly JobRow[],
): Promise<(JobRow & { readonly file: JobFile | undefined })[]> {
  const described = new Map(jobs.map((job) => [job.id, describeJobFile(job)]));
  const ids = jobs.map(({ id }) => id).filter((id) => described.get(id) !== undefined);
  const sizes = await selectJobFileSizes(ctx.db, ids, ctx.nowMs);
  return jobs.map((job) => {
    const name = described.get(job.id)?.name;
    const size = sizes.get(job.id);
    return { ...job, file: name === undefined || size === undefined ? undefined : { name, size } };
  });
}
