import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { draftBlocks, draftTexts } from "../../../testkit/drafts.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.drafts.save";

describe(method, () => {
  test("a later version replaces the one that it continues", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const { draft } = await bob.does(method, { channel: world.random, blocks: draftBlocks("Good") });
    const saved = { channel: world.random, blocks: draftBlocks("Good morning"), version: draft.version };
    const again = await bob.does(method, saved);
    assert.ok(again.draft.version > draft.version);
    assert.deepEqual(await draftTexts(world, world.bob), ["Good morning"]);
    assert.deepEqual(await draftTexts(world, world.carol), []);
  });

  test("of two texts that continue the same version the later one wins, and the other is stored as a copy", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const channel = world.random;
    const nowMs = world.clock.nowMs();
    await bob.does(method, { channel, blocks: draftBlocks("at the desk") });
    world.clock.advance({ seconds: 5 });
    const late = { channel, blocks: draftBlocks("on the train"), edited_ms: nowMs - 60_000 };
    const lost = await bob.does(method, late);
    assert.equal(lost.is_copy, true);
    assert.match(JSON.stringify(lost.draft.blocks), /at the desk/);
    assert.deepEqual(await draftTexts(world, world.bob), ["at the desk", "(on the train)"]);

    const won = await bob.does(method, { channel, blocks: draftBlocks("at home") });
    assert.match(JSON.stringify(won.draft.blocks), /at home/);
    assert.deepEqual(await draftTexts(world, world.bob), ["at home", "(at the desk)", "(on the train)"]);
  });

  test("the same text is saved once", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    for (const version of [0, 0])
      await bob.does(method, { channel: world.random, blocks: draftBlocks("twice"), version });
    assert.deepEqual(await draftTexts(world, world.bob), ["twice"]);
  });

  test("a thread has a draft of its own, whichever of its messages is named", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const channel = world.random;
    const { ts } = await bob.does("chat.postMessage", { channel, text: "Lunch?" });
    const reply = await bob.does("chat.postMessage", { channel, text: "Soup", thread_ts: ts });
    await bob.does(method, { channel, blocks: draftBlocks("in the channel") });
    const { draft } = await bob.does(method, { channel, thread_ts: reply.ts, blocks: draftBlocks("in the thread") });
    assert.equal(draft.thread_ts, ts);
    assert.equal((await draftTexts(world, world.bob)).length, 2);
  });

  refuses(method, {
    channel_not_found: async (world) =>
      (await atHome(world, world.carol)).refused(method, { channel: world.secret, blocks: draftBlocks("psst") }),
    thread_not_found: async (world) =>
      (await atHome(world, world.bob)).refused(method, {
        channel: world.random,
        thread_ts: "1.000000",
        blocks: draftBlocks("where?"),
      }),
    draft_too_long: async (world) =>
      (await atHome(world, world.bob)).refused(method, {
        channel: world.random,
        blocks: draftBlocks("x".repeat(limits.draft_bytes_max)),
      }),
    too_many_drafts: async (world) => {
      const bob = await atHome(world, world.bob);
      await bob.does(method, { channel: world.random, blocks: draftBlocks("one") });
      const { db } = world.platform.store;
      const row = await db.selectFrom("drafts").selectAll().executeTakeFirstOrThrow();
      const rows = Array.from({ length: limits.drafts_max - 1 }, (_, at) => ({ ...row, id: `Dr${at}`, is_copy: 1 }));
      for (let at = 0; at < rows.length; at += 100)
        await db
          .insertInto("drafts")
          .values(rows.slice(at, at + 100))
          .execute();
      return bob.refused(method, { channel: world.general, blocks: draftBlocks("one more") });
    },
  });
});
