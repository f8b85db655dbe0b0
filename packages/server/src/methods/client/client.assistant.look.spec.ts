import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { beginThread, emittedThread } from "../../../testkit/assisting.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.assistant.look";

describe(method, () => {
  test("tells the app what the person looks at now", async () => {
    await using world = await workspace();
    const { alice, channel, thread_ts } = await beginThread(world);
    await alice.does(method, { channel_id: channel, thread_ts, channel: world.random });

    const thread = await emittedThread(world, "assistant_thread_context_changed");
    assert.deepEqual([thread["channel_id"], thread["thread_ts"]], [channel, thread_ts]);
    assert.equal((thread["context"] as { channel_id: string }).channel_id, world.random);
  });

  refuses(method, {
    async channel_not_found(world) {
      const { alice, channel, thread_ts } = await beginThread(world);
      return alice.refused(method, { channel_id: channel, thread_ts, channel: "C0000000000" });
    },
    async invalid_thread_ts(world) {
      const { alice, channel } = await beginThread(world);
      const { ts } = await alice.does("chat.postMessage", { channel, text: "no thread with anybody" });
      return alice.refused(method, { channel_id: channel, thread_ts: ts, channel: world.random });
    },
  });
});
