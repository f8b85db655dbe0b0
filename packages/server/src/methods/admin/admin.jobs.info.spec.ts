import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { eventsOf } from "../../../testkit/channels.ts";
import { finishJobs, makeChannels } from "../../../testkit/jobs.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.jobs.info";

async function archiveThree(world: Workspace) {
  const channels = await makeChannels(world.bob, "old", 3);
  const started = await world.alice.does("admin.conversations.bulkArchive", { channel_ids: channels });
  return { channels, job_id: started.bulk_action_id };
}

describe(method, () => {
  test("reads a job before and after its work, with its items in pages", async () => {
    await using world = await workspace();
    const { channels, job_id } = await archiveThree(world);

    const before = await world.alice.does(method, { job_id });
    await finishJobs(world);
    const first = await world.alice.does(method, { job_id, limit: 2 });
    const second = await world.alice.does(method, { job_id, limit: 2, cursor: first.response_metadata.next_cursor });

    assert.deepEqual([before.job.state, before.job.done, before.job.total], ["waiting", 0, 3]);
    assert.deepEqual([second.job.state, second.job.done], ["done", 3]);
    assert.deepEqual(
      [...first.items, ...second.items],
      channels.map((id) => ({ id, state: "done" })),
    );
  });

  test("notifies administrators of the start, the first item and the end", async () => {
    await using world = await workspace();
    const { job_id } = await archiveThree(world);
    await finishJobs(world);

    const events = await eventsOf(world, "job_changed");
    const toAlice = events.filter(({ userId }) => userId === world.alice.id);
    assert.deepEqual(
      toAlice.map(({ payload }) => [payload["job_id"], payload["state"], payload["done"]]),
      [
        [job_id, "waiting", 0],
        [job_id, "running", 1],
        [job_id, "done", 3],
      ],
    );
    assert.ok(!events.some(({ userId }) => userId === world.bob.id));
  });

  refuses(method, {
    job_not_found: async (world) => {
      const { job_id } = await archiveThree(world);
      return personOf(world, "frank").refused(method, { job_id });
    },
    not_an_admin: async (world) => {
      const { job_id } = await archiveThree(world);
      return world.bob.refused(method, { job_id });
    },
    invalid_cursor: async (world) => {
      const { job_id } = await archiveThree(world);
      return world.alice.refused(method, { job_id, cursor: "forged" });
    },
  });
});
