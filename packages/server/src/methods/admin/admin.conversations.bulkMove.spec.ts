import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { eventsOf, makeChannel } from "../../../testkit/channels.ts";
import { auditedItems, finishJobs, makeChannels } from "../../../testkit/jobs.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { finds } from "../../../testkit/searching.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.conversations.bulkMove";

/** A person of the second workspace of the org. */
function erinOf(world: Workspace) {
  return personOf(world, world.dev.users.find(({ team_id: team }) => team === teamsOf(world).labs)?.name ?? "");
}

describe(method, () => {
  test("moves a channel with its messages: people of the target find it, those of the source do not", async () => {
    await using world = await workspace();
    const { labs } = teamsOf(world);
    const erin = erinOf(world);
    const channel = await makeChannel(world.bob, "travel");
    await world.bob.does("chat.postMessage", { channel, text: "The ostrich sleeps" });
    await world.platform.settle();

    const { not_added } = await world.alice.does(method, { channel_ids: [channel], target_team_id: labs });
    await finishJobs(world);

    assert.deepEqual(not_added, []);
    assert.equal(await world.bob.refused("conversations.info", { channel }), "channel_not_found");
    assert.equal(await world.bob.refused("conversations.history", { channel }), "channel_not_found");
    const { channel: seen } = await erin.does("conversations.join", { channel });
    assert.equal(seen.name, "travel");
    assert.ok(
      (await erin.does("conversations.history", { channel })).messages.some(({ text }) => text?.includes("ostrich")),
    );
    assert.deepEqual(await finds(world, world.bob, "ostrich"), []);
    assert.equal((await finds(world, erin, "ostrich")).length, 1);
    assert.deepEqual(await auditedItems(world, "channel_moved"), [channel]);
    const [ended] = await eventsOf(world, "channel_archive");
    assert.deepEqual([ended?.payload["channel"], ended?.payload["is_moved"]], [channel, 1]);
    await makeChannel(world.bob, "travel");
  });

  test("leaves out channels that cannot be moved, with a code each", async () => {
    await using world = await workspace();
    const { labs, acme } = teamsOf(world);
    const erin = erinOf(world);
    const [taken = "", shared = "", free = ""] = await makeChannels(world.bob, "travel", 3);
    await makeChannel(erin, "travel-0");
    await world.alice.does("admin.conversations.setTeams", { channel_id: shared, target_team_ids: [acme, labs] });
    const far = await makeChannel(erin, "far");

    const { not_added } = await world.alice.does(method, {
      channel_ids: [taken, shared, world.general, far, free],
      target_team_id: labs,
    });

    assert.deepEqual(
      not_added.map(({ errors }) => errors[0]),
      ["name_taken", "channel_type_not_supported", "channel_type_not_supported", "already_in_target_team"],
    );
  });

  refuses(method, {
    restricted_action: (world) =>
      world.bob.refused(method, { channel_ids: [world.random], target_team_id: teamsOf(world).labs }),
    target_team_not_found: (world) =>
      world.alice.refused(method, { channel_ids: [world.random], target_team_id: teamsOf(world).birch }),
    no_valid_channels: (world) =>
      world.alice.refused(method, { channel_ids: [world.general], target_team_id: teamsOf(world).labs }),
    action_already_in_progress: async (world) => {
      const [one = "", two = ""] = await makeChannels(world.bob, "old", 2);
      await world.alice.does("admin.conversations.bulkArchive", { channel_ids: [one] });
      return world.alice.refused(method, { channel_ids: [two], target_team_id: teamsOf(world).labs });
    },
  });
});
