import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { type VerifiedChain, verifyExport } from "@platform/server/auditMaintenance.ts";
import { nobody } from "@platform/server/domain/caller.ts";
import { shell } from "../../packages/cli/testkit/runCli.ts";
import { personOf, teamsOf } from "../../packages/server/testkit/admins.ts";
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

    test("of one workspace of an org cannot be verified, and says so instead of seeming to be damaged", async () => {
      await using place = await kind.fresh();
      using folder = quickFolder("export");
      using here = shell();
      await using world = await serving({ ...platformOptions(place.location), dataFolder: folder.path });
      await world.alice.does("conversations.create", { name: "plans" });
      const verify = async (asked: { readonly team_id?: string }) => {
        const { job_id } = await world.alice.does("admin.audit.export", { ...asked, format: "jsonl" });
        await finishJobs(world);
        const { job } = await world.alice.does("admin.jobs.info", { job_id });
        const headers = { authorization: `Bearer ${world.alice.token}` };
        const response = await fetch(world.url + new URL(job.file?.url ?? "").pathname, { headers });
        writeFileSync(here.path("audit.jsonl"), await response.text());
        return here.run(["audit", "verify", "--from", "audit.jsonl"]);
      };

      const part = await verify({ team_id: teamsOf(world).acme });
      assert.equal(part.code, 1);
      assert.match(part.err, /exports of one workspace of an org do.*Export the whole org with platform audit export/s);
      const whole = await verify({});
      assert.equal(whole.code, 0, whole.err);
      assert.match(whole.out, /entries are unchanged/);
      writeFileSync(here.path("audit.jsonl"), "a text\n");
      assert.match((await here.run(["audit", "verify", "--from", "audit.jsonl"])).err, /not an export/);
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
