import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.threads.markAll";

describe(method, () => {
  test("reads all followed threads, and later replies count again", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const begun: { channel: string; thread_ts: string }[] = [];
    for (const channel of [world.general, world.general, world.random]) {
      const { ts: thread_ts } = await bob.does("chat.postMessage", { channel, text: "What now?" });
      await world.alice.does("chat.postMessage", { channel, thread_ts, text: "This" });
      begun.push({ channel, thread_ts });
    }
    const unread = async () => {
      const { conversations } = await bob.does("client.counts", {});
      return conversations.flatMap(({ threads }) => threads.map(({ thread_ts }) => thread_ts));
    };

    assert.equal((await unread()).length, 3);
    assert.equal((await bob.does(method, {})).marked, 3);
    assert.deepEqual(await unread(), []);
    assert.equal((await bob.does(method, {})).marked, 0);
    const [again = { channel: "", thread_ts: "" }] = begun;
    await world.alice.does("chat.postMessage", { ...again, text: "And this" });
    assert.deepEqual(await unread(), [again.thread_ts]);
  });

  refuses(method, { not_allowed_token_type: ({ bot }) => bot.refused(method, {}) });
});
