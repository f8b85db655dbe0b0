import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { makeChannel } from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { passDays, postText, readTexts, retainChannel, retainKind } from "../../../testkit/retention.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.conversations.setCustomRetention";
const days = { duration_days: 10 };

describe(method, () => {
  test("sets how long a channel keeps its messages", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.alice, "room");
    await retainChannel(world, channel, 10);
    await postText(world.alice, channel, "Some text");

    await passDays(world, 9);
    assert.deepEqual(await readTexts(world.alice, channel), ["Some text"]);
    await passDays(world, 2);
    assert.deepEqual(await readTexts(world.alice, channel), []);
  });

  test("takes 1 to 36499 days, and refuses everything else", async () => {
    await using world = await workspace();
    const channel_id = await makeChannel(world.alice, "room");
    for (const duration_days of [1, 36_499]) await world.alice.does(method, { channel_id, duration_days });
    for (const duration_days of [0, -1, 36_500, 1.5]) {
      assert.equal(await world.alice.refused(method, { channel_id, duration_days }), "invalid_duration");
    }
  });

  test("refuses the general channel, which follows its workspace", async () => {
    await using world = await workspace();
    assert.equal(
      await world.alice.refused(method, { channel_id: world.general, ...days }),
      "channel_type_not_supported",
    );
  });

  refuses(method, {
    channel_not_found: async (world) =>
      personOf(world, "frank").refused(method, { channel_id: await makeChannel(world.alice, "room"), ...days }),
    not_an_admin: async (world) =>
      world.bob.refused(method, { channel_id: await makeChannel(world.alice, "room"), ...days }),
    channel_type_not_supported: async (world) =>
      world.alice.refused(method, { channel_id: await openDm(world, world.alice, world.bob), ...days }),
    invalid_duration: async (world) =>
      world.alice.refused(method, { channel_id: await makeChannel(world.alice, "room"), duration_days: 0 }),
    retention_override_not_allowed: async (world) => {
      await retainKind(world.alice, { kind: "public", duration_days: 90, allow_override: false });
      return world.alice.refused(method, { channel_id: await makeChannel(world.alice, "room"), ...days });
    },
  });
});
