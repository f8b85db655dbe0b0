import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { nobody } from "@platform/server/domain/caller.ts";
import { finds } from "../../packages/server/testkit/searching.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { plantSearchable } from "./operations/plantSearchable.ts";
import { platformOptions } from "./platformPlace.ts";
import { storeKinds } from "./storeKinds.ts";

const rowsAtOnce = 2_500;

/** Messages of Alice in a channel, a millisecond apart, from so many milliseconds before now on. */
async function plant(world: Workspace, id: string, count: number, agoMs: number, ...words: string[]): Promise<void> {
  await world.platform.settle();
  const { store } = world.platform;
  const channel = await store.db
    .selectFrom("channels")
    .select(["key", "team_id"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const nowMs = world.clock.nowMs();
  for (let from = 0; from < count; from += rowsAtOnce) {
    const rows = {
      channelKey: channel.key,
      teamId: channel.team_id,
      userId: world.alice.id,
      firstTs: (nowMs - agoMs) * 1_000,
      from,
      count: Math.min(rowsAtOnce, count - from),
      everyOf: Object.fromEntries(words.map((word) => [word, 1])),
    };
    await store.write(plantSearchable, { caller: nobody, nowMs }, rows);
  }
}

describe("a search among more matches than are ranked", () => {
  for (const kind of storeKinds) {
    test(`${kind.name}: counts up to the limit, and pages come to the whole`, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const count = limits.search_ranked_max + 150;
      await plant(world, world.random, count, count + 10_000, "zebra");

      for (const sort of ["timestamp", "score"] as const) {
        const seen = new Set<string>();
        const totals: number[] = [];
        for (let cursor = "*"; cursor !== "";) {
          const { messages, response_metadata } = await world.bob.does("search.messages", {
            query: "zebra",
            sort,
            count: 100,
            cursor,
          });
          for (const { ts } of messages.matches) seen.add(ts);
          totals.push(messages.total);
          cursor = response_metadata.next_cursor;
        }
        assert.equal(seen.size, count, sort);
        assert.deepEqual([totals[0], totals.at(-1)], [limits.search_ranked_max + 1, count], sort);
      }
    });

    test(`${kind.name}: ranks the newest, and older ones follow by time`, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      await world.alice.does("chat.postMessage", { channel: world.random, text: "zebra zebra zebra old" });
      world.clock.advance({ hours: 1 });
      await plant(world, world.random, limits.search_ranked_max, 10_000, "zebra");
      await world.alice.does("chat.postMessage", { channel: world.random, text: "zebra zebra zebra new" });

      const [best] = await finds(world, world.bob, "zebra", { sort: "score" });
      const [oldest] = await finds(world, world.bob, "zebra", { sort: "timestamp", sort_dir: "asc" });
      const last = await finds(world, world.bob, "zebra", {
        sort: "score",
        count: 100,
        page: limits.search_ranked_max / 100 + 1,
      });

      assert.equal(best, "zebra zebra zebra new");
      assert.equal(oldest, "zebra zebra zebra old");
      assert.equal(last.at(-1), "zebra zebra zebra old");
    });
  }
});

describe("matches that the searcher cannot read do not hide those that they can", () => {
  for (const kind of storeKinds) {
    test(kind.name, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      await world.alice.does("chat.postMessage", { channel: world.random, text: "zebra for all" });
      world.clock.advance({ hours: 1 });
      await plant(world, world.secret, 5_000, 10_000, "zebra");

      assert.deepEqual(await finds(world, world.carol, "zebra"), ["zebra for all"]);
      assert.deepEqual(await finds(world, world.dora, "zebra"), []);
    });
  }
});

describe("a channel, an author and a workspace are found behind any number of newer matches", () => {
  for (const kind of storeKinds) {
    test(kind.name, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      await world.bob.does("chat.postMessage", { channel: world.random, text: "zebra of bob https://example.com" });
      world.clock.advance({ hours: 1 });
      await plant(world, world.general, limits.search_candidates_max + 500, 30_000, "zebra");

      for (const query of [
        "zebra in:#random",
        "zebra from:bob",
        "zebra has:link",
        "zebra -in:#general",
        "zebra -from:alice",
      ]) {
        assert.deepEqual(await finds(world, world.carol, query), ["zebra of bob https://example.com"], query);
      }
    });
  }
});

describe("messages of the same microsecond in several channels are all found", () => {
  for (const kind of storeKinds) {
    test(kind.name, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      for (let at = 0; at < 20; at++) {
        for (const channel of [world.random, world.general, world.secret]) {
          await world.alice.does("chat.postMessage", { channel, text: `zebra ${at}` });
        }
      }

      await world.platform.settle();
      for (const sort_dir of ["desc", "asc"] as const) {
        const asked = { query: "zebra", sort: "timestamp", count: 100, sort_dir } as const;
        const { messages } = await world.alice.does("search.messages", asked);
        const stamps = messages.matches.map(({ ts }) => ts);
        const inOrder = stamps.toSorted();
        assert.deepEqual(stamps, sort_dir === "asc" ? inOrder : inOrder.toReversed(), sort_dir);
        assert.equal(new Set(messages.matches.map(({ permalink }) => permalink)).size, 60);
      }
    });
  }
});
