import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { makeChannel } from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.conversations.getCustomRetention";

describe(method, () => {
  test("returns the rule of the channel, or none", async () => {
    await using world = await workspace();
    const channel_id = await makeChannel(world.alice, "room");
    const before = await world.alice.does(method, { channel_id });
    await world.alice.does("admin.conversations.setCustomRetention", { channel_id, duration_days: 7 });
    const after = await world.alice.does(method, { channel_id });

    assert.deepEqual([before.is_policy_enabled, before.duration_days], [false, 0]);
    assert.deepEqual([after.is_policy_enabled, after.duration_days], [true, 7]);
  });

  refuses(method, {
    channel_not_found: async (world) =>
      personOf(world, "frank").refused(method, { channel_id: await makeChannel(world.alice, "room") }),
    not_an_admin: async (world) => world.bob.refused(method, { channel_id: await makeChannel(world.alice, "room") }),
    channel_type_not_supported: async (world) =>
      world.alice.refused(method, { channel_id: await openDm(world, world.alice, world.bob) }),
  });
});
