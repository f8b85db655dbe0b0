import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { eventsOf } from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, workspace } from "../../../testkit/workspace.ts";

const method = "conversations.close";

async function isListed(actor: Actor, channel: string): Promise<boolean> {
  const types: ("im" | "mpim")[] = ["im", "mpim"];
  const lists = await Promise.all([
    actor.does("users.conversations", { types }),
    actor.does("conversations.list", { types }),
  ]);
  const [own, all] = lists.map(({ channels }) => channels.some(({ id }) => id === channel));
  assert.equal(own, all);
  return own === true;
}

describe(method, () => {
  test("removes it from the caller's list until the next message", async () => {
    await using world = await workspace();
    const { alice, bob, carol } = world;
    const channel = await openDm(world, alice, bob, carol);
    await alice.does("chat.postMessage", { channel, text: "Hello." });

    const closed = await alice.does(method, { channel });
    const after = [await isListed(alice, channel), await isListed(bob, channel)];
    await bob.does("chat.postMessage", { channel, text: "Still here?" });

    assert.deepEqual(closed, { ok: true });
    assert.deepEqual(after, [false, true]);
    assert.equal(await isListed(alice, channel), true);
  });

  test("says when it was closed already", async () => {
    await using world = await workspace();
    const channel = await openDm(world, world.alice, world.bob);

    await world.alice.does(method, { channel });

    assert.deepEqual(await world.alice.does(method, { channel }), { ok: true, no_op: true, already_closed: true });
    const emitted = await eventsOf(world, "im_close");
    assert.deepEqual(
      emitted.map(({ userId, payload }) => [userId, payload["channel"]]),
      [[world.alice.id, channel]],
    );
  });

  refuses(method, {
    channel_not_found: async (world) =>
      world.carol.refused(method, { channel: await openDm(world, world.alice, world.bob) }),
    method_not_supported_for_channel_type: ({ alice, general }) => alice.refused(method, { channel: general }),
  });
});
