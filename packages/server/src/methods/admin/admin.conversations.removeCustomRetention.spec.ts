import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { makeChannel } from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.conversations.removeCustomRetention";

describe(method, () => {
  test("removes the rule of the channel, also when there is none", async () => {
    await using world = await workspace();
    const channel_id = await makeChannel(world.alice, "room");
    await world.alice.does("admin.conversations.setCustomRetention", { channel_id, duration_days: 7 });

    for (let times = 0; times < 2; times++) await world.alice.does(method, { channel_id });

    const { is_policy_enabled } = await world.alice.does("admin.conversations.getCustomRetention", { channel_id });
    assert.equal(is_policy_enabled, false);
  });

  refuses(method, {
    channel_not_found: async (world) =>
      personOf(world, "frank").refused(method, { channel_id: await makeChannel(world.alice, "room") }),
    not_an_admin: async (world) => world.bob.refused(method, { channel_id: await makeChannel(world.alice, "room") }),
    channel_type_not_supported: async (world) =>
      world.alice.refused(method, { channel_id: await openDm(world, world.alice, world.bob) }),
  });
});
