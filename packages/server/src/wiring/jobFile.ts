import { Readable } from "node:stream";
import { accessJob } from "../domain/access/accessJob.ts";
import type { Context } from "../domain/context.ts";
import { describeJobFile, mayReadJobFile } from "../domain/jobs/jobFile.ts";
import type { ServedFile } from "../http/files/fileServices.ts";
import type { Blobs } from "../ports/ports.ts";
import { selectJobFile } from "../storage/queries/jobFiles.ts";
import type { JobFileRow } from "../storage/tables/jobFiles.ts";

export interface OpenedJobFile {
  readonly file: ServedFile;
  /** The caller who has access. */
  readonly ctx: Context;
}

/** The file that a job has written, for the first of the callers who may read it now. That need not be the actor of the job. */
export async function openJobFile(
  contexts: readonly Context[],
  blobs: Blobs,
  jobId: string,
): Promise<OpenedJobFile | undefined> {
  for (const ctx of contexts) {
    const found = await accessJob(ctx, jobId);
    if (!found.ok || !(await mayReadJobFile(ctx, found.job))) continue;
    const described = describeJobFile(found.job);
    const parts = await selectJobFile(ctx.db, jobId, ctx.nowMs);
    if (!described || parts.length === 0) continue;
    const file: ServedFile = {
      ...described,
      size: parts.reduce((sum, { size }) => sum + size, 0),
      version: jobId,
      read: (first, last) => Readable.from(readParts(blobs, parts, first, last)),
      close: () => Promise.resolve(),
    };
    return { file, ctx };
  }
  return undefined;
}

/** The bytes from the first to the last, both included, of all parts together. */
async function* readParts(
  blobs: Blobs,
  parts: readonly JobFileRow[],
  first: number,
  last: number,
): AsyncGenerator<Uint8Array> {
  let start = 0;
  for (const { blob_key: key, size } of parts) {
    const from = Math.max(first - start, 0);
    const to = Math.min(last - start, size - 1);
    start += size;
    if (from > to) continue;
    const blob = await blobs.open(key);
    if (!blob) throw new Error("the bytes of a job are missing; is this the folder they were kept in?");
    yield* blob.read(from, to) as AsyncIterable<Uint8Array>;
  }
}
