import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { pinsOf } from "@platform/server/storage/queries/pins.ts";
import { namedMessages } from "@platform/server/storage/queries/search.ts";
import { sql } from "kysely";
import { StoppedClock, type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { plantMessages } from "./manyMessages.ts";
import { platformOptions } from "./platformPlace.ts";
import { type FreshPlace, inPostgres, sharedStoreKinds, storeKinds } from "./storeKinds.ts";

const client_msg_id = "0a4f1f8e-2f0e-4a52-9a0b-6f1f3f1f2d10";
const atOnce = 8;

/** A place, and the folder with the key that every server on it needs. */
async function keyed(place: FreshPlace) {
  const folder = mkdtempSync(join(tmpdir(), "platform-key-"));
  const { dataFolder = folder, ...options } = platformOptions(place.location);
  return {
    options: { ...options, dataFolder },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function countIn(world: Workspace, text: string): Promise<number> {
  const { messages } = await world.alice.does("conversations.history", { channel: world.random });
  return messages.filter((message) => message.text === text).length;
}

function soon(world: Workspace): number {
  return Math.floor(world.clock.nowMs() / 1000) + 60;
}

describe("what a client sends again is posted once, however often it comes at once", () => {
  for (const kind of storeKinds) {
    test(kind.name, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const params = { channel: world.random, text: "once", client_msg_id };

      const sent = await Promise.all(
        Array.from({ length: atOnce }, () => world.alice.does("chat.postMessage", params)),
      );

      assert.equal(new Set(sent.map((answer) => answer.ts)).size, 1);
      assert.equal(await countIn(world, "once"), 1);
    });
  }

  test("also by way of two servers", { skip: inPostgres.skip }, async () => {
    await using place = await inPostgres.fresh();
    using kept = await keyed(place);
    await using first = await workspace(kept.options);
    await using second = await workspace(kept.options);
    const params = { channel: first.random, text: "once", client_msg_id };

    const sent = await Promise.all(
      Array.from({ length: atOnce }, (_, at) => (at % 2 === 0 ? first : second).alice.does("chat.postMessage", params)),
    );

    assert.equal(new Set(sent.map((answer) => answer.ts)).size, 1);
    assert.equal(await countIn(first, "once"), 1);
  });
});

describe("a scheduled message comes once", () => {
  for (const kind of sharedStoreKinds) {
    test(`after a restart past its time, on ${kind.name}`, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      using kept = await keyed(place);
      const before = await workspace(kept.options);
      await before.bot.does("chat.scheduleMessage", { channel: before.random, post_at: soon(before), text: "later" });
      await before.platform.stop();

      const clock = new StoppedClock();
      clock.advance({ hours: 1 });
      await using after = await workspace({ ...kept.options, clock });
      await after.platform.settle();
      await after.platform.settle();

      assert.equal(await countIn(after, "later"), 1);
    });
  }

  test("though two servers look at the same moment", { skip: inPostgres.skip }, async () => {
    await using place = await inPostgres.fresh();
    using kept = await keyed(place);
    await using first = await workspace(kept.options);
    await using second = await workspace(kept.options);
    const texts = Array.from({ length: 25 }, (_, at) => `later ${at}`);
    for (const text of texts) {
      await first.alice.does("chat.scheduleMessage", { channel: first.random, post_at: soon(first), text });
    }

    for (const server of [first, second]) server.clock.advance({ seconds: 60 });
    await Promise.all([first.platform.settle(), second.platform.settle()]);

    for (const text of texts) assert.equal(await countIn(second, text), 1, text);
  });
});

describe("a few messages of a channel are looked up, however large it is", () => {
  for (const kind of storeKinds) {
    test(kind.name, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const { db, dialect } = world.platform.store;
      if (dialect === "postgres") await plantMessages(db);
      const stamps = (count: number) => Array.from({ length: count }, (_, at) => 10_000 + at);
      const how = dialect === "postgres" ? undefined : sql`query plan`;

      for (const [what, query] of [
        ["one that the index has to follow", namedMessages(db, 1, stamps(1))],
        ["ten of them", namedMessages(db, 1, stamps(10))],
        ["as many as it follows at once", namedMessages(db, 1, stamps(100))],
        ["those that are pinned", pinsOf(db, 1)],
      ] as const) {
        const plan = JSON.stringify(await query.explain(undefined, how));
        assert.match(plan, /using index messages_by_ts \(channel_key=\? and ts=\?\)|scan using messages_by_ts/i, what);
      }
    });
  }
});
