import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.conversations.lockThread";
const locked = "restricted_action_thread_locked";
const nowhere = { thread_ts: "1.000001" };

describe(method, () => {
  test("lets nobody reply in the thread, by any of its messages, and leaves the rest of the channel alone", async () => {
    await using world = await workspace();
    const { alice, bob, bot, random: channel } = world;
    const root = await alice.does("chat.postMessage", { channel, text: "root" });
    const reply = await bob.does("chat.postMessage", { channel, text: "reply", thread_ts: root.ts });
    const other = await alice.does("chat.postMessage", { channel, text: "another" });

    await alice.does(method, { channel_id: channel, thread_ts: reply.ts });

    const [first] = (await bob.does("conversations.replies", { channel, ts: root.ts })).messages;
    assert.equal(first?.is_locked, true);
    for (const actor of [alice, bob, bot]) {
      for (const { ts } of [root, reply]) {
        assert.equal(await actor.refused("chat.postMessage", { channel, text: "more", thread_ts: ts }), locked);
      }
      await actor.does("chat.postMessage", { channel, text: "elsewhere", thread_ts: other.ts });
      await actor.does("chat.postMessage", { channel, text: "outside" });
    }
  });

  refuses(method, {
    not_an_admin: ({ bob, general }) => bob.refused(method, { channel_id: general, ...nowhere }),
    channel_not_found: ({ alice }) => alice.refused(method, { channel_id: "C00NOWHERE0", ...nowhere }),
    channel_type_not_supported: async (world) =>
      world.alice.refused(method, { channel_id: await openDm(world, world.bob, world.carol), ...nowhere }),
    thread_not_found: ({ alice, general }) => alice.refused(method, { channel_id: general, ...nowhere }),
  });
});
