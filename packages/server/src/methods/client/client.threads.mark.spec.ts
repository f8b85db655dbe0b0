import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.threads.mark";

async function answeredThread({ alice, bob, general: channel }: Workspace) {
  const { ts: thread_ts } = await bob.does("chat.postMessage", { channel, text: "What now?" });
  const { ts } = await alice.does("chat.postMessage", { channel, thread_ts, text: "This" });
  return { channel, thread_ts, ts };
}

describe(method, () => {
  test("moves the position on and never back", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const { channel, thread_ts, ts } = await answeredThread(world);
    const root = async () => {
      const [first] = (await bob.does("conversations.replies", { channel, ts: thread_ts })).messages;
      return [first?.last_read, first?.unread_count];
    };

    await bob.does(method, { channel, thread_ts, ts });
    assert.deepEqual(await root(), [ts, 0]);
    await bob.does(method, { channel, thread_ts, ts: thread_ts });
    assert.deepEqual(await root(), [ts, 0]);
  });

  test("nothing that is yet to come can be read", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const { channel, thread_ts } = await answeredThread(world);
    await bob.does(method, { channel, thread_ts, ts: "9999999999.000000" });
    await world.alice.does("chat.postMessage", { channel, thread_ts, text: "And this" });

    const { conversations } = await bob.does("client.counts", {});
    assert.equal(conversations.find(({ id }) => id === channel)?.mention_count, 1);
  });

  test("has no effect for people who do not follow the thread", async () => {
    await using world = await workspace();
    await (await atHome(world, world.carol)).does(method, await answeredThread(world));
  });

  refuses(method, {
    channel_not_found: async (world) =>
      (await atHome(world, world.carol)).refused(method, { channel: world.secret, thread_ts: "1.0", ts: "1.0" }),
    not_in_channel: async (world) => {
      const { channel } = await world.bob.does("conversations.create", { name: "elsewhere" });
      const asked = { channel: channel.id, thread_ts: "1.000000", ts: "1.000000" };
      return (await atHome(world, world.alice)).refused(method, asked);
    },
    invalid_timestamp: async (world) => {
      const { channel, thread_ts } = await answeredThread(world);
      return (await atHome(world, world.bob)).refused(method, { channel, thread_ts, ts: "now" });
    },
    thread_not_found: async (world) => {
      const { channel, ts } = await answeredThread(world);
      return (await atHome(world, world.bob)).refused(method, { channel, thread_ts: "1.000000", ts });
    },
  });
});
