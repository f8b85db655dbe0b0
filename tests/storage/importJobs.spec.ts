import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { openArchive } from "@platform/server/imports/archive/openArchive.ts";
import { readLayout } from "@platform/server/imports/layout.ts";
import { planImport } from "@platform/server/imports/planImport.ts";
import { Report } from "@platform/server/imports/report.ts";
import { personOf } from "../../packages/server/testkit/admins.ts";
import { serve } from "../../packages/server/testkit/files.ts";
import { importedFile, readJob, uploadExport } from "../../packages/server/testkit/importing.ts";
import { finishJobs } from "../../packages/server/testkit/jobs.ts";
import { type ExportFiles, exportZip, longExport, oddExport } from "../../packages/server/testkit/slackExport.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { eventually } from "../faults/eventually.ts";
import { platformOptions } from "./platformPlace.ts";
import { inFile, inPostgres, type StoreKind } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";

/** What an import has written, without the times of the import. */
async function contentOf({ platform }: Workspace): Promise<unknown> {
  const { db } = platform.store;
  const messages = await db
    .selectFrom("messages")
    .innerJoin("channels", "channels.key", "messages.channel_key")
    .select(["channels.id", "messages.ts", "messages.thread_ts", "messages.body", "messages.reply_count"])
    .where("channels.id", "=", "C0LONG001")
    .orderBy("messages.ts")
    .execute();
  const entries = await db
    .selectFrom("import_entries")
    .select(["path", "digest", "position", "is_done", "last_ts"])
    .orderBy("path")
    .execute();
  const people = await db.selectFrom("users").select(["id", "real_name", "email"]).orderBy("id").execute();
  return { messages, entries, people: people.filter(({ id }) => id === "U024BE7LH") };
}

async function countMessages({ platform }: Workspace): Promise<number> {
  const rows = await platform.store.db.selectFrom("import_entries").select("position").execute();
  return rows.reduce((sum, { position }) => sum + position, 0);
}

/** What the command for operators reports of the same export. */
async function planOf(folder: string, files: ExportFiles): Promise<unknown> {
  writeFileSync(join(folder, "export.zip"), exportZip(files));
  await using archive = await openArchive(join(folder, "export.zip"));
  const report = new Report();
  const watch = { signal: new AbortController().signal, onProgress: () => {}, keepsRoles: false };
  await planImport(readLayout(archive.entries), report, watch);
  return JSON.parse(JSON.stringify(report.json));
}

async function open(kind: StoreKind, stack: AsyncDisposableStack) {
  const place = stack.use(await kind.fresh());
  const folder = stack.use(quickFolder("imports"));
  const options = { dataFolder: folder.path, ...platformOptions(place.location) };
  return { folder: folder.path, begin: () => workspace(options) };
}

for (const kind of [inFile, inPostgres]) {
  describe(`imports that administrators start, on ${kind.name}`, { skip: kind.skip }, () => {
    test("report of a dry run what the command reports", async () => {
      await using stack = new AsyncDisposableStack();
      const { folder, begin } = await open(kind, stack);
      const world = stack.use(await begin());
      const frank = personOf(world, "frank");
      const file = await uploadExport(world, frank, oddExport());
      const job = await importedFile(world, frank, file, { dry_run: true });

      assert.deepEqual(job.import?.report, await planOf(folder, oddExport()));
      assert.equal(await countMessages(world), 0);
    });

    test("are continued by the next server where one was stopped, with the same result", async () => {
      const [days, perDay] = [40, 100];
      await using stack = new AsyncDisposableStack();
      const whole = stack.use(await (await open(kind, stack)).begin());
      const wholeJob = await importedFile(
        whole,
        whole.alice,
        await uploadExport(whole, whole.alice, longExport(days, perDay)),
      );

      const { begin } = await open(kind, stack);
      const first = await begin();
      const file = await uploadExport(first, first.alice, longExport(days, perDay));
      const { job_id } = await first.alice.does("admin.imports.start", { file, with_files: false });
      first.clock.advance({ seconds: 1 });
      const settled = first.platform.settle();
      await eventually("some of the messages", async () => (await countMessages(first)) > 0);
      await Promise.all([settled.catch(() => undefined), first.platform.stop()]);

      const second = stack.use(await begin());
      const half = await countMessages(second);
      assert.ok(half > 0 && half < days * perDay, `${half} messages were there when it was stopped`);
      await serve(second);
      await finishJobs(second);

      const job = await readJob(second.alice, job_id);
      assert.deepEqual(await contentOf(second), await contentOf(whole));
      assert.deepEqual([job.state, job.done, job.failed], ["done", 2, 0]);
      assert.deepEqual(job.import?.report, wholeJob.import?.report);
      assert.equal(job.import?.report?.counts["messages_added"], days * perDay);
    });

    test("write nothing more when they are canceled, and go on when they are started again", async () => {
      const [days, perDay] = [40, 100];
      await using stack = new AsyncDisposableStack();
      const world = stack.use(await (await open(kind, stack)).begin());
      const { alice } = world;
      const file = await uploadExport(world, alice, longExport(days, perDay));
      const { job_id } = await alice.does("admin.imports.start", { file, with_files: false });
      world.clock.advance({ seconds: 1 });
      const settled = world.platform.settle();
      await eventually("some of the messages", async () => (await countMessages(world)) > 0);
      await alice.does("admin.imports.cancel", { job_id });
      const half = await countMessages(world);
      await settled;

      const job = await readJob(alice, job_id);
      assert.deepEqual([job.state, job.done, job.failed], ["stopped", 1, 1]);
      assert.equal(await countMessages(world), half);
      assert.ok(half < days * perDay, `${half} messages were there when it was canceled`);
      const again = await importedFile(world, alice, file);
      assert.deepEqual([again.state, again.import?.report?.counts["messages_added"]], ["done", days * perDay - half]);
    });

    test("run one at a time in a workspace, also when two servers start them at once", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      const files = [];
      for (let at = 0; at < 2; at++) files.push(await uploadExport(first, first.alice, longExport(1, 5)));
      const answers = await Promise.all(
        files.map((file, at) =>
          (at === 0 ? first : second).alice.asks("admin.imports.start", { file, with_files: false }),
        ),
      );
      assert.deepEqual(answers.map(({ ok, error }) => (ok ? "ok" : error)).toSorted(), [
        "action_already_in_progress",
        "ok",
      ]);

      await serve(second);
      await Promise.all([finishJobs(first), finishJobs(second)]);
      const { jobs } = await first.alice.does("admin.jobs.list", { kind: "imports.run" });
      assert.equal(jobs.length, 1);
      const job = await readJob(first.alice, jobs[0]?.id ?? "");
      assert.deepEqual([job.state, job.import?.report?.counts["messages_added"]], ["done", 5]);
    });
  });
}
