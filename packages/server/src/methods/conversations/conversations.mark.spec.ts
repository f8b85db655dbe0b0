import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { eventsOf, makeChannel } from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, workspace } from "../../../testkit/workspace.ts";

const method = "conversations.mark";

async function unreadOf(actor: Actor, channel: string): Promise<[number | undefined, string | undefined]> {
  const { channel: seen } = await actor.does("conversations.info", { channel });
  return [seen.unread_count, seen.last_read];
}

describe(method, () => {
  test("moves what is unread, on and back, for the caller alone", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    const channel = await openDm(world, alice, bob);
    const ts: string[] = [];
    for (const text of ["one", "two", "three"]) {
      ts.push((await alice.does("chat.postMessage", { channel, text })).ts);
    }
    const [first = "", , last = ""] = ts;

    assert.deepEqual(await unreadOf(bob, channel), [3, "0.000000"]);
    await bob.does(method, { channel, ts: last });
    assert.deepEqual(await unreadOf(bob, channel), [0, last]);
    await bob.does(method, { channel, ts: first });
    assert.deepEqual(await unreadOf(bob, channel), [2, first]);
    const emitted = await eventsOf(world, "im_marked");
    assert.deepEqual(
      emitted.map(({ userId, payload }) => [userId, payload["ts"], payload["unread_count"]]),
      [
        [bob.id, last, 0],
        [bob.id, first, 2],
      ],
    );
  });

  test("does not reach into the future: what comes later is still new", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    const channel = await openDm(world, alice, bob);
    await alice.does("chat.postMessage", { channel, text: "now" });

    await bob.does(method, { channel, ts: "9999999999.000000" });
    await alice.does("chat.postMessage", { channel, text: "later" });

    assert.equal((await unreadOf(bob, channel))[0], 1);
  });

  refuses(method, {
    channel_not_found: ({ carol, secret }) => carol.refused(method, { channel: secret, ts: "1.0" }),
    invalid_timestamp: ({ alice, general }) => alice.refused(method, { channel: general, ts: "yesterday" }),
    not_in_channel: async ({ alice, bob }) =>
      bob.refused(method, { channel: await makeChannel(alice, "plans"), ts: "1.0" }),
  });
});
