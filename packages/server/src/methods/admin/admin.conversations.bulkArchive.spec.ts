import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { makeChannel } from "../../../testkit/channels.ts";
import { auditedItems, finishJobs, makeChannels, runOneItem } from "../../../testkit/jobs.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.conversations.bulkArchive";

describe(method, () => {
  test("archives each channel, with one audit entry that names the bulk action", async () => {
    await using world = await workspace();
    const channels = await makeChannels(world.bob, "old", 25);

    const started = await world.alice.does(method, { channel_ids: channels });
    await finishJobs(world);

    assert.deepEqual(started.not_added, []);
    for (const channel of channels) {
      const { channel: found } = await world.alice.does("conversations.info", { channel });
      assert.ok("is_archived" in found && found.is_archived);
    }
    assert.deepEqual(await auditedItems(world, "public_channel_archive"), channels);
    const { job } = await world.alice.does("admin.jobs.info", { job_id: started.bulk_action_id });
    assert.deepEqual([job.state, job.total, job.done, job.failed], ["done", 25, 25, 0]);
  });

  test("leaves out channels that cannot be archived, and archives the others", async () => {
    await using world = await workspace();
    const [one = "", archived = ""] = await makeChannels(world.bob, "old", 2);
    await world.alice.does("admin.conversations.archive", { channel_id: archived });

    const { not_added } = await world.alice.does(method, {
      channel_ids: ["C00NOWHERE0", one, one, world.general, archived],
    });
    await finishJobs(world);

    assert.deepEqual(not_added, [
      { channel_id: "C00NOWHERE0", errors: ["channel_not_found"] },
      { channel_id: world.general, errors: ["cant_archive_general"] },
      { channel_id: archived, errors: ["already_archived"] },
    ]);
    assert.equal(await world.bob.refused("chat.postMessage", { channel: one, text: "Too late" }), "is_archived");
  });

  test("records why an item failed after it was queued, and continues with the next", async () => {
    await using world = await workspace();
    const channels = await makeChannels(world.bob, "old", 3);
    const { bulk_action_id: job_id } = await world.alice.does(method, { channel_ids: channels });
    await world.bob.does("conversations.archive", { channel: channels[1] ?? "" });

    await finishJobs(world);

    const { job, items } = await world.alice.does("admin.jobs.info", { job_id });
    assert.deepEqual([job.state, job.done, job.failed], ["done", 2, 1]);
    assert.deepEqual(
      items.map(({ id, state, error }) => [id, state, error]),
      [
        [channels[0], "done", undefined],
        [channels[1], "failed", "already_archived"],
        [channels[2], "done", undefined],
      ],
    );
  });

  test("fails the items that are left when the actor is demoted, and changes none of them", async () => {
    await using world = await workspace();
    const channels = await makeChannels(world.bob, "old", 3);
    await world.alice.does("admin.users.setAdmin", { team_id: teamsOf(world).acme, user_id: world.carol.id });
    const { bulk_action_id: job_id } = await world.carol.does(method, { channel_ids: channels });
    await runOneItem(world);
    await world.alice.does("admin.users.setRegular", { team_id: teamsOf(world).acme, user_id: world.carol.id });

    await finishJobs(world);

    const { job, items } = await world.alice.does("admin.jobs.info", { job_id });
    assert.deepEqual([job.state, job.done, job.failed], ["done", 1, 2]);
    assert.deepEqual(
      items.map(({ error }) => error),
      [undefined, "restricted_action", "restricted_action"],
    );
    await world.bob.does("chat.postMessage", { channel: channels[1] ?? "", text: "Still here" });
    assert.deepEqual(await auditedItems(world, "public_channel_archive"), channels.slice(0, 1));
  });

  test("stops when the actor was deactivated", async () => {
    await using world = await workspace();
    const channels = await makeChannels(world.bob, "old", 3);
    await world.alice.does("admin.users.setAdmin", { team_id: teamsOf(world).acme, user_id: world.carol.id });
    const { bulk_action_id: job_id } = await world.carol.does(method, { channel_ids: channels });
    await world.alice.does("admin.users.remove", { team_id: teamsOf(world).acme, user_id: world.carol.id });

    await finishJobs(world);

    const { job, items } = await world.alice.does("admin.jobs.info", { job_id });
    assert.deepEqual([job.state, job.done, job.failed], ["stopped", 0, 3]);
    assert.deepEqual(new Set(items.map(({ error }) => error)), new Set(["account_inactive"]));
    const again = await world.alice.does(method, { channel_ids: channels });
    assert.deepEqual(again.not_added, []);
  });

  refuses(method, {
    restricted_action: ({ bob, random }) => bob.refused(method, { channel_ids: [random] }),
    no_valid_channels: ({ alice, general }) => alice.refused(method, { channel_ids: ["C00NOWHERE0", general] }),
    action_already_in_progress: async ({ alice, bob }) => {
      const [one, two] = [await makeChannel(bob, "one"), await makeChannel(bob, "two")];
      await alice.does(method, { channel_ids: [one] });
      return alice.refused(method, { channel_ids: [two] });
    },
  });
});
