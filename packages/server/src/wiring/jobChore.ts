import { nobody } from "../domain/caller.ts";
import { failItem } from "../domain/jobs/failItem.ts";
import { produceItem } from "../domain/jobs/jobFile.ts";
import { runItem } from "../domain/jobs/runItem.ts";
import type { Chore } from "../ports/chores.ts";
import { StoreFailure } from "../ports/failures.ts";
import type { Logger } from "../ports/log.ts";
import { inChild } from "../ports/traces/span.ts";
import type { Blobs, Clock, KeptBlob } from "../ports/ports.ts";
import { selectIsBlobNamed } from "../storage/queries/blobKeys.ts";
import { type NextJobItem, selectNextJobItem } from "../storage/queries/jobs.ts";
import type { Store } from "../storage/store.ts";

export interface JobChoreOptions {
  readonly store: Store;
  readonly blobs: Blobs;
  readonly clock: Clock;
  readonly log: Logger;
  readonly onCommit: () => void;
}

/** Does one item of a job, in one transaction; a refused one takes a second, which records the code. */
export function runningJobs({ store, blobs, clock, log, onCommit }: JobChoreOptions): Chore {
  const callNow = () => ({ caller: nobody, nowMs: clock.nowMs() });

  /** Bytes of a server that stops before the transaction are found by the sweep of files. */
  async function keepPart(item: NextJobItem): Promise<KeptBlob | undefined> {
    const text = await produceItem(store.db, item);
    return text && blobs.keep(encoded(text));
  }

  /** A bug in one item must not be retried for ever, or the items behind it would never be done. */
  async function codeOf(item: NextJobItem): Promise<string | undefined> {
    try {
      const part = await keepPart(item);
      const done = await store.write(runItem, callNow(), { ...item, part });
      // Refused, or another server has done the item.
      if (part && !(await selectIsBlobNamed(store.db, part.key))) await blobs.remove(part.key);
      return done.ok ? undefined : done.error;
    } catch (error) {
      if (error instanceof StoreFailure) throw error;
      log.error({ err: error, job: item.job_id, subject: item.subject_id }, "an item of a job failed");
      return "internal_error";
    }
  }

  return {
    name: "run jobs",
    async run() {
      const item = await selectNextJobItem(store.db, clock.nowMs());
      if (!item) return { hasMore: false };
      const error = await inChild(`job ${item.kind}`, "internal", async (span) => {
        const code = await codeOf(item);
        span?.set({ "platform.job": item.job_id, "platform.result": code ?? "ok" });
        return code;
      });
      if (error !== undefined) await store.write(failItem, callNow(), { ...item, error });
      onCommit();
      return { hasMore: true };
    },
  };
}

const chunkChars = 64 * 1024;

/** Lines of a file as bytes, many at a time. */
async function* encoded(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let chunk = "";
  for await (const line of lines) {
    chunk += line;
    if (chunk.length < chunkChars) continue;
    yield Buffer.from(chunk);
    chunk = "";
  }
  if (chunk !== "") yield Buffer.from(chunk);
}
