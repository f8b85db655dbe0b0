import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { makeChannel } from "../../../testkit/channels.ts";
import { finishJobs } from "../../../testkit/jobs.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.jobs.list";

async function archiveOne(world: Workspace, name: string): Promise<string> {
  const channel = await makeChannel(world.bob, name);
  const { bulk_action_id } = await world.alice.does("admin.conversations.bulkArchive", { channel_ids: [channel] });
  await finishJobs(world);
  return bulk_action_id;
}

describe(method, () => {
  test("lists jobs with their progress, the latest first, in pages", async () => {
    await using world = await workspace();
    const ids = [await archiveOne(world, "one"), await archiveOne(world, "two"), await archiveOne(world, "three")];

    const first = await world.alice.does(method, { limit: 2 });
    const second = await world.alice.does(method, { limit: 2, cursor: first.response_metadata.next_cursor });

    assert.deepEqual(
      [...first.jobs, ...second.jobs].map(({ id }) => id),
      ids.toReversed(),
    );
    assert.equal(second.response_metadata.next_cursor, "");
    assert.deepEqual([first.jobs[0]?.kind, first.jobs[0]?.state], ["admin.conversations.bulkArchive", "done"]);
    assert.equal(first.jobs[0]?.actor_id, world.alice.id);
  });

  test("lists jobs of one kind", async () => {
    await using world = await workspace();
    const id = await archiveOne(world, "one");
    const ofKind = async (kind: string) => (await world.alice.does(method, { kind })).jobs.map((job) => job.id);

    assert.deepEqual(await ofKind("admin.conversations.bulkArchive"), [id]);
    assert.deepEqual(await ofKind("imports.run"), []);
  });

  test("shows nothing to the administrator of another organization", async () => {
    await using world = await workspace();
    await archiveOne(world, "one");
    assert.deepEqual((await personOf(world, "frank").does(method, {})).jobs, []);
  });

  test("forgets a job 90 days after its end", async () => {
    await using world = await workspace();
    const job_id = await archiveOne(world, "one");
    world.clock.advance({ hours: 24 * 90 + 1 });
    await world.platform.settle();
    assert.equal(await world.alice.refused("admin.jobs.info", { job_id }), "job_not_found");
    const items = await world.platform.store.db.selectFrom("job_items").selectAll().execute();
    assert.deepEqual(items, []);
  });

  refuses(method, {
    not_an_admin: ({ bob }) => bob.refused(method, {}),
    invalid_cursor: ({ alice }) => alice.refused(method, { cursor: "forged" }),
  });
});
