import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { auditedItems, finishJobs, makeChannels } from "../../../testkit/jobs.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.conversations.bulkDelete";

describe(method, () => {
  test("deletes each channel with one audit entry, and a bad id does not stop the others", async () => {
    await using world = await workspace();
    const channels = await makeChannels(world.bob, "old", 12);
    const [gone = "", ...others] = channels;

    const started = await world.alice.does(method, { channel_ids: ["C00NOWHERE0", ...channels] });
    await world.alice.does("admin.conversations.delete", { channel_id: gone });
    await finishJobs(world);

    assert.deepEqual(started.not_added, [{ channel_id: "C00NOWHERE0", errors: ["channel_not_found"] }]);
    for (const channel of channels) {
      assert.equal(await world.bob.refused("conversations.info", { channel }), "channel_not_found");
    }
    assert.deepEqual(await auditedItems(world, "public_channel_deleted"), others);
    const { job, items } = await world.alice.does("admin.jobs.info", { job_id: started.bulk_action_id });
    assert.deepEqual([job.state, job.done, job.failed], ["done", 11, 1]);
    assert.deepEqual(items[0], { id: gone, state: "failed", error: "channel_not_found" });
  });

  refuses(method, {
    restricted_action: ({ bob, random }) => bob.refused(method, { channel_ids: [random] }),
    no_valid_channels: ({ alice, general }) => alice.refused(method, { channel_ids: ["C00NOWHERE0", general] }),
    action_already_in_progress: async ({ alice, bob }) => {
      const [one = "", two = ""] = await makeChannels(bob, "old", 2);
      await alice.does("admin.conversations.bulkArchive", { channel_ids: [one] });
      return alice.refused(method, { channel_ids: [two] });
    },
  });
});
