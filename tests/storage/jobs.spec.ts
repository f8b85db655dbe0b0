import assert from "node:assert/strict";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { nobody } from "@platform/server/domain/caller.ts";
import { runItem } from "@platform/server/domain/jobs/runItem.ts";
import { selectNextJobItem } from "@platform/server/storage/queries/jobs.ts";
import { auditedItems, finishJobs, makeChannels, runOneItem } from "../../packages/server/testkit/jobs.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { inFile, inPostgres } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";

const archive = "admin.conversations.bulkArchive";

async function statesIn(world: Workspace, jobId: string): Promise<string[]> {
  const { job } = await world.alice.does("admin.jobs.info", { job_id: jobId });
  return [job.state, String(job.done), String(job.failed)];
}

for (const kind of [inFile, inPostgres]) {
  describe(`jobs: ${kind.name}`, { skip: kind.skip }, () => {
    test("are continued by another server, and do each of 100 items once", async () => {
      await using place = await kind.fresh();
      await using folder = await mkdtempDisposable(join(tmpdir(), "jobs-"));
      const options = { dataFolder: folder.path, ...platformOptions(place.location) };
      const first = await workspace(options);
      const channels = await makeChannels(first.bob, "old", 100);
      const { bulk_action_id: id } = await first.alice.does(archive, { channel_ids: channels });
      for (let at = 0; at < 40; at++) await runOneItem(first);
      await first.platform.stop();

      await using second = await workspace(options);
      assert.equal(await second.alice.refused(archive, { channel_ids: [second.random] }), "action_already_in_progress");
      await finishJobs(second);

      assert.deepEqual(await statesIn(second, id), ["done", "100", "0"]);
      assert.deepEqual((await auditedItems(second, "public_channel_archive")).toSorted(), channels.toSorted());
    });

    test("are done once by two servers that work on them at the same time", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      const channels = await makeChannels(first.bob, "old", 30);
      const { bulk_action_id: id } = await first.alice.does("admin.conversations.bulkDelete", {
        channel_ids: channels,
      });

      await Promise.all([finishJobs(first), finishJobs(second)]);

      assert.deepEqual(await statesIn(second, id), ["done", "30", "0"]);
      assert.deepEqual((await auditedItems(second, "public_channel_deleted")).toSorted(), channels.toSorted());
    });

    test("do an item once that eight servers take at the same moment", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      const channels = await makeChannels(first.bob, "old", 2);
      const { bulk_action_id: id } = await first.alice.does(archive, { channel_ids: channels });
      const call = { caller: nobody, nowMs: first.clock.nowMs() + 1 };
      const item = await selectNextJobItem(first.platform.store.db, call.nowMs);
      assert.ok(item);

      const stores = Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? first : second).platform.store);
      await Promise.all(stores.map((store) => store.write(runItem, call, item)));

      assert.deepEqual(await statesIn(second, id), ["running", "1", "0"]);
      assert.deepEqual(await auditedItems(second, "public_channel_archive"), channels.slice(0, 1));
    });

    test("of one org start one at a time, also when two servers start them at once", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      const channels = await makeChannels(first.bob, "old", 4);
      const starts = channels.map((channel, at) =>
        (at % 2 === 0 ? first : second).alice.asks(archive, { channel_ids: [channel] }),
      );

      const answers = (await Promise.all(starts)).map(({ ok, error }) => (ok ? "ok" : error));

      assert.deepEqual(answers.toSorted(), [...Array<string>(3).fill("action_already_in_progress"), "ok"]);
    });
  });
}
