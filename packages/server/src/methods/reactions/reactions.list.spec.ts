import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { barrierBetween, personOf } from "../../../testkit/admins.ts";
import { messageIn } from "../../../testkit/attaching.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "reactions.list";

/** Bob reacts to as many messages in #random, one after another; tells their timestamps. */
async function reactedTo(world: Workspace, count: number): Promise<string[]> {
  const stamps: string[] = [];
  for (let at = 0; at < count; at++) {
    const timestamp = await messageIn(world);
    world.clock.advance({ seconds: 1 });
    await world.bob.does("reactions.add", { channel: world.random, timestamp, name: "tada" });
    stamps.push(timestamp);
  }
  return stamps;
}

describe(method, () => {
  test("lists what one reacted to, the latest reaction first, each message once", async () => {
    await using world = await workspace();
    const [first = "", second = ""] = await reactedTo(world, 2);
    world.clock.advance({ seconds: 1 });
    await world.bob.does("reactions.add", { channel: world.random, timestamp: first, name: "eyes" });

    const { items, paging } = await world.bob.does(method, {});

    assert.deepEqual(
      items.map((item) => [item.channel, item.message.ts]),
      [
        [world.random, first],
        [world.random, second],
      ],
    );
    assert.deepEqual(paging, { count: 100, total: 2, page: 1, pages: 1 });
  });

  test("pages by number and by cursor come to the whole", async () => {
    await using world = await workspace();
    const stamps = await reactedTo(world, 5);

    const walked: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await world.bob.does(method, { limit: 2, ...(cursor ? { cursor } : {}) });
      walked.push(...page.items.map((item) => item.message.ts));
      cursor = page.response_metadata.next_cursor;
    } while (cursor !== "");
    const turned: string[] = [];
    for (const page of [1, 2, 3]) {
      const { items } = await world.bob.does(method, { count: 2, page });
      turned.push(...items.map((item) => item.message.ts));
    }

    assert.deepEqual(walked, stamps.toReversed());
    assert.deepEqual(turned, stamps.toReversed());
  });

  test("leaves out what the caller cannot read", async () => {
    await using world = await workspace();
    const { alice, bob, carol } = world;
    const dm = await openDm(world, bob, carol);
    for (const channel of [world.secret, dm, world.random]) {
      const { ts } = await bob.does("chat.postMessage", { channel, text: "psst" });
      world.clock.advance({ seconds: 1 });
      await bob.does("reactions.add", { channel, timestamp: ts, name: "tada" });
    }
    const seenBy = async (actor: Workspace["bob"]) =>
      (await actor.does(method, { user: bob.id })).items.map((item) => item.channel);

    assert.deepEqual(await seenBy(bob), [world.random, dm, world.secret]);
    assert.deepEqual(await seenBy(alice), [world.random, world.secret]);
    assert.deepEqual(await seenBy(carol), [world.random, dm]);
    await barrierBetween(world, [bob], [carol]);
    assert.deepEqual(await seenBy(bob), [world.random, world.secret]);
  });

  refuses(method, {
    user_not_found: (world) => world.bob.refused(method, { user: personOf(world, "frank").id }),
    invalid_cursor: async (world) => {
      await reactedTo(world, 2);
      const { response_metadata } = await world.bob.does(method, { limit: 1 });
      return world.alice.refused(method, { limit: 1, cursor: response_metadata.next_cursor });
    },
  });
});
