import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.history.after";

async function postAll({ alice, random, clock }: Workspace, texts: readonly string[]): Promise<string[]> {
  const ts: string[] = [];
  for (const text of texts) {
    ts.push((await alice.does("chat.postMessage", { channel: random, text })).ts);
    clock.advance({ seconds: 1 });
  }
  return ts;
}

describe(method, () => {
  test("reads on from a message, page by page, until nothing follows", async () => {
    await using world = await workspace();
    const [start = ""] = await postAll(world, ["a", "b", "c", "d", "e"]);

    const walked: string[] = [];
    let page = { ts: start, hasMore: true };
    while (page.hasMore) {
      const read = await world.alice.does(method, { channel: world.random, ts: page.ts, limit: 2 });
      walked.push(...read.messages.map(({ text }) => text));
      page = { ts: read.messages.at(-1)?.ts ?? page.ts, hasMore: read.has_more };
    }

    assert.deepEqual(walked, ["b", "c", "d", "e"]);
  });

  test("has replies only where they were sent to the channel too, and tells which threads one follows", async () => {
    await using world = await workspace();
    const { alice, random: channel } = world;
    const [start = "", root = ""] = await postAll(world, ["start", "root"]);
    await alice.does("chat.postMessage", { channel, text: "hidden", thread_ts: root });
    await alice.does("chat.postMessage", { channel, text: "shown", thread_ts: root, reply_broadcast: true });
    await postAll(world, ["end"]);

    const { messages } = await alice.does(method, { channel, ts: start });

    assert.deepEqual(
      messages.map(({ text }) => text),
      ["root", "shown", "end"],
    );
    assert.equal(messages[0]?.subscribed, true);
    assert.equal((messages[1] as { root?: { ts: string } }).root?.ts, root);
  });

  refuses(method, {
    channel_not_found: ({ carol, secret }) => carol.refused(method, { channel: secret, ts: "1.000000" }),
    bad_timestamp: ({ bob, general }) => bob.refused(method, { channel: general, ts: "yesterday" }),
    not_allowed_token_type: ({ bot, general }) => bot.refused(method, { channel: general, ts: "1.000000" }),
  });
});
