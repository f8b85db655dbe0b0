import assert from "node:assert/strict";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { type VerifiedChain, verifyExport } from "@platform/server/auditMaintenance.ts";
import { nobody } from "@platform/server/domain/caller.ts";
import { personOf } from "../../packages/server/testkit/admins.ts";
import { finishJobs, makeChannels } from "../../packages/server/testkit/jobs.ts";
import { serving } from "../../packages/server/testkit/signingIn.ts";
import type { Workspace } from "../../packages/server/testkit/workspace.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { divideExport } from "./operations/divideExport.ts";
import { platformOptions } from "./platformPlace.ts";
import { inFile, inPostgres } from "./storeKinds.ts";

/** How many entries the only item of an export covers. */
async function entriesIn({ store }: Workspace["platform"], jobId: string): Promise<number> {
  const item = await store.db.selectFrom("job_items").selectAll().where("job_id", "=", jobId).executeTakeFirstOrThrow();
  return Number(item.subject_id.split("-")[1]);
}

const divide = ({ store }: Workspace["platform"], division: Parameters<typeof divideExport.within>[1]) =>
  store.write(divideExport, { caller: nobody, nowMs: 0 }, division);

async function* linesOf(text: string) {
  yield* text.split("\n");
}

for (const kind of [inFile, inPostgres]) {
  describe(`an export of the audit log: ${kind.name}`, { skip: kind.skip }, () => {
    test("is written by two servers, each range once, and can be verified", async () => {
      await using place = await kind.fresh();
      using folder = quickFolder("export");
      const options = { ...platformOptions(place.location), dataFolder: folder.path };
      await using first = await serving(options);
      await using second = await serving(options);
      const frank = personOf(first, "frank");
      await makeChannels(frank, "plan", 12);
      const { job_id } = await frank.does("admin.audit.export", { format: "jsonl" });
      const total = await entriesIn(first.platform, job_id);
      assert.ok(total >= 12);
      await divide(first.platform, { jobId: job_id, total, from: 0, upTo: total });

      await Promise.all([finishJobs(first), finishJobs(second)]);
      await finishJobs(first);

      const { job } = await personOf(second, "frank").does("admin.jobs.info", { job_id });
      assert.deepEqual([job.state, job.done, job.failed], ["done", total, 0]);
      const { pathname } = new URL(job.file?.url ?? "");
      const headers = { authorization: `Bearer ${frank.token}` };
      const text = await (await fetch(second.url + pathname, { headers })).text();
      const chains: VerifiedChain[] = [];
      for await (const chain of verifyExport(linesOf(text))) chains.push(chain);
      const [verified, ...others] = chains;
      assert.deepEqual([verified?.fault, verified?.count, others.length], [undefined, total, 0]);
    });

    test("is continued after a restart, with the parts that are written", async () => {
      await using place = await kind.fresh();
      await using folder = await mkdtempDisposable(join(tmpdir(), "export-"));
      const options = { dataFolder: folder.path, ...platformOptions(place.location) };
      const first = await serving(options);
      const frank = personOf(first, "frank");
      await makeChannels(frank, "plan", 4);
      const { job_id } = await frank.does("admin.audit.export", {});
      const total = await entriesIn(first.platform, job_id);
      await divide(first.platform, { jobId: job_id, total, from: 0, upTo: 2 });
      await finishJobs(first);
      await divide(first.platform, { jobId: job_id, total, from: 2, upTo: total });
      const started = await frank.does("admin.jobs.info", { job_id });
      assert.deepEqual([started.job.done, started.job.file], [2, undefined]);
      await first[Symbol.asyncDispose]();

      await using second = await serving(options);
      await finishJobs(second);
      const { job } = await personOf(second, "frank").does("admin.jobs.info", { job_id });
      const headers = { authorization: `Bearer ${personOf(second, "frank").token}` };
      const response = await fetch(second.url + new URL(job.file?.url ?? "").pathname, { headers });
      const lines = (await response.text()).trimEnd().split("\r\n");
      assert.deepEqual(
        lines.slice(1).map((line) => Number(line.split(",")[0])),
        Array.from({ length: total }, (_, at) => at + 1),
      );
    });
  });
}
