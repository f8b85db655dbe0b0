import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { eventsOf, gilIn, makeChannel, makePrivate, newestIn, seedWithGil } from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "conversations.leave";

describe(method, () => {
  test("removes the caller, and notifies the remaining members", async () => {
    await using world = await workspace();

    await world.bob.does(method, { channel: world.random });

    const { channel } = await world.bob.does("conversations.info", { channel: world.random });
    assert.equal(channel.is_member, false);
    assert.equal("last_read" in channel, false);
    const [event] = await eventsOf(world, "member_left_channel");
    assert.equal(event?.payload["user"], world.bob.id);
    const [own] = await eventsOf(world, "channel_left");
    assert.deepEqual([own?.audience, own?.userId, own?.payload["actor_id"]], ["user", world.bob.id, world.bob.id]);
    const { subtype, user } = await newestIn(world.alice, world.random);
    assert.deepEqual([subtype, user], ["channel_leave", world.bob.id]);
  });

  test("says so when the caller was not in it anyway", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.alice, "plans");

    assert.equal((await world.bob.does(method, { channel })).not_in_channel, true);
  });

  test("lets the last member leave a public channel, which others can still find", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.alice, "plans");

    await world.alice.does(method, { channel });

    const found = await world.bob.does("conversations.info", { channel, include_num_members: true });
    assert.equal(found.channel.num_members, 0);
  });

  refuses(method, {
    channel_not_found: ({ carol, secret }) => carol.refused(method, { channel: secret }),
    method_not_supported_for_channel_type: async (world) =>
      world.alice.refused(method, { channel: await openDm(world, world.alice, world.bob) }),
    cant_leave_general: ({ bob, general }) => bob.refused(method, { channel: general }),
    is_archived: async ({ alice }) => {
      const channel = await makeChannel(alice, "old");
      await alice.does("conversations.archive", { channel });
      return alice.refused(method, { channel });
    },
    last_member: async (world) => world.alice.refused(method, { channel: await makePrivate(world, "plans") }),
    user_is_restricted: async () => {
      await using world = await workspace({ seed: seedWithGil() });
      const { gil, lobby } = gilIn(world);
      return await gil.refused(method, { channel: lobby });
    },
  });
});
