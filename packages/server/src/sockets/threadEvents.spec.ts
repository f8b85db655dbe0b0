import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import { WebSocket } from "ws";
import { atHome } from "../../testkit/ownToken.ts";
import { workspace } from "../../testkit/workspace.ts";

type Frame = Readonly<Record<string, unknown>>;

test("a follower learns once that a thread is unread, before its reply, and of every read mark", async () => {
  await using world = await workspace();
  await world.platform.listen();
  const { alice, general: channel } = world;
  const [bob, carol] = [await atHome(world, world.bob), await atHome(world, world.carol)];
  const frames = { bob: [] as Frame[], carol: [] as Frame[] };
  const sockets = await Promise.all(
    Object.entries({ bob, carol }).map(async ([name, actor]) => {
      const { url } = await actor.does("rtm.connect", {});
      const socket = new WebSocket(url);
      socket.on("message", (data) => {
        frames[name as keyof typeof frames].push(JSON.parse((data as Buffer).toString()) as Frame);
      });
      await once(socket, "message");
      return socket;
    }),
  );
  const reply = async (text: string) => (await alice.does("chat.postMessage", { channel, thread_ts, text })).ts;

  const { ts: thread_ts } = await world.bob.does("chat.postMessage", { channel, text: "What now?" });
  const first = await reply("This");
  const second = await reply("And this");
  await bob.does("client.threads.mark", { channel, thread_ts, ts: first });
  await bob.does("client.threads.mark", { channel, thread_ts, ts: second });
  const third = await reply("Or that");
  while (frames.bob.at(-1)?.["ts"] !== third || frames.carol.at(-1)?.["ts"] !== third) {
    await new Promise((resolve) => setImmediate(resolve));
  }

  const heardBy = (name: keyof typeof frames) =>
    frames[name]
      .filter(({ type }) => /^(message|thread_)/.test(String(type)))
      .map(({ type, ts, last_read, unread_count }) => [type, ts ?? last_read, unread_count].filter(Boolean));
  assert.deepEqual(heardBy("bob"), [
    ["message", thread_ts],
    ["thread_unread", first],
    ["message", first],
    ["message", second],
    ["thread_marked", first, 1],
    ["thread_marked", second],
    ["thread_unread", third],
    ["message", third],
  ]);
  assert.deepEqual(heardBy("carol"), [
    ["message", thread_ts],
    ["message", first],
    ["message", second],
    ["message", third],
  ]);
  for (const socket of sockets) socket.terminate();
});
