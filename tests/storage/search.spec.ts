import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { barrierBetween, teamsOf } from "../../packages/server/testkit/admins.ts";
import { openDm } from "../../packages/server/testkit/openDm.ts";
import { finds } from "../../packages/server/testkit/searching.ts";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { storeKinds } from "./storeKinds.ts";

/** What each query finds among these, oldest first; the same in every store. */
const texts = [
  "Release notes for the zebra",
  "notes on the release of a ZÉBRA",
  "zebras run, see https://example.com/zebra",
  "東京の天気は晴れです",
  "Straße und Größe, version 3.14 of foo_bar's it's",
] as const;
const queries: readonly (readonly [query: string, found: readonly number[]])[] = [
  ["zebra", [0, 1, 2]],
  ["ZEBRA release", [0, 1]],
  ['"release notes"', [0]],
  ['"notes release"', []],
  ["zeb*", [0, 1, 2]],
  ["zebra -release", [2]],
  ['notes -"release notes"', [1]],
  ["has:link", [2]],
  ["zebra -has:link", [0, 1]],
  ["天気", [3]],
  ["東天", []],
  ["strasse", []],
  ["grosse größe", []],
  ["größe", [4]],
  ["3.14", [4]],
  ["foo_bar", [4]],
  ["it's", [4]],
  ["from:@alice zebra", [0, 1, 2]],
  ["from:bob zebra", []],
  ["from:@nobody zebra", []],
  ["in:#random release", [0, 1]],
  ["in:general release", []],
  ["-in:#random release", []],
  ["on:2026-01-15 zebra", [0, 1, 2]],
  ["after:2026-01-15 zebra", []],
  ["before:2026-01-15 zebra", []],
  ["after:2026-01-14 before:2026-01-16 zebra", [0, 1, 2]],
  ["on:today zebra", [0, 1, 2]],
  ["on:yesterday zebra", []],
  ["on:someday zebra", []],
  // Longer than the limits: what counts is the beginning, on every store.
  [`zebra ${"zebra ".repeat(500)}nowhere`, [0, 1, 2]],
  [`zebra ${"zebra ".repeat(48)}zebra nowhere`, [0, 1, 2]],
  [`zebra ${"release.notes.".repeat(100)}`, []],
  [`zebra ${"release.notes.".repeat(200)}`, [0, 1, 2]],
  [`zebra ${"! ".repeat(1_000)}nowhere`, [0, 1, 2]],
];

describe("every store finds the same messages", () => {
  for (const kind of storeKinds) {
    test(kind.name, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      for (const text of texts) {
        await world.alice.does("chat.postMessage", { channel: world.random, text });
        world.clock.advance({ seconds: 1 });
      }

      for (const [query, found] of queries) {
        const wanted = found.map((at) => texts[at]);
        assert.deepEqual(await finds(world, world.bob, query, { sort_dir: "asc" }), wanted, query);
      }
    });
  }
});

describe("every store finds messages by what people did with them", () => {
  for (const kind of storeKinds) {
    test(kind.name, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const channel = world.random;
      const say = async (text: string, thread_ts?: string) => {
        const { ts } = await world.alice.does("chat.postMessage", { channel, text, ...(thread_ts && { thread_ts }) });
        world.clock.advance({ seconds: 1 });
        return ts;
      };
      const seen = await say("okapi seen");
      const asked = await say("okapi asked");
      await say("okapi answered", asked);
      await say("okapi alone");
      await world.bob.does("reactions.add", { channel, timestamp: seen, name: "eyes" });
      await world.bob.does("reactions.add", { channel, timestamp: asked, name: "wave::skin-tone-3" });
      await world.alice.does("pins.add", { channel, timestamp: seen });

      const cases: readonly (readonly [query: string, ...found: string[]])[] = [
        ["okapi has::eyes:", "okapi seen"],
        ["has::wave: okapi", "okapi asked"],
        ["okapi has::wave::skin-tone-3:", "okapi asked"],
        ["okapi has::eyes: has::wave:"],
        ["okapi has:reaction", "okapi seen", "okapi asked"],
        ["okapi -has:reaction", "okapi answered", "okapi alone"],
        ["okapi has:pin", "okapi seen"],
        ["okapi -has:pin -has::wave:", "okapi answered", "okapi alone"],
        ["okapi is:thread", "okapi asked", "okapi answered"],
        ["okapi -is:thread", "okapi seen", "okapi alone"],
        ["okapi has::nobody_knows_it:"],
        ["okapi is:invented"],
        ["okapi asked -has::nobody_knows_it: -is:invented", "okapi asked"],
      ];
      for (const [query, ...found] of cases) {
        assert.deepEqual(await finds(world, world.bob, query, { sort_dir: "asc" }), found, query);
      }
    });
  }
});

describe("what was changed is found as it is now, and what was deleted no more", () => {
  for (const kind of storeKinds) {
    test(kind.name, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const { alice, random } = world;
      const post = async (text: string, thread_ts?: string) => {
        const posted = await alice.does("chat.postMessage", { channel: random, text, ...(thread_ts && { thread_ts }) });
        world.clock.advance({ seconds: 1 });
        return posted.ts;
      };
      const [changed, deleted, emptied] = [await post("zebra one"), await post("zebra two"), await post("zebra three")];
      await post("zebra reply", emptied);
      assert.equal((await finds(world, alice, "zebra")).length, 4);

      await alice.does("chat.update", { channel: random, ts: changed, text: "giraffe one" });
      await alice.does("chat.delete", { channel: random, ts: deleted });
      await alice.does("chat.delete", { channel: random, ts: emptied });

      assert.deepEqual(await finds(world, alice, "zebra"), ["zebra reply"]);
      assert.deepEqual(await finds(world, alice, "giraffe"), ["giraffe one"]);
      assert.deepEqual(await finds(world, alice, "deleted"), []);
    });
  }
});

describe("nobody finds what they cannot read", () => {
  for (const kind of storeKinds) {
    test(kind.name, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const { alice, bob, carol, dora } = world;
      const dm = await openDm(world, bob, carol);
      for (const [channel, text] of [
        [world.secret, "zebra in secret"],
        [world.random, "zebra at random"],
        [dm, "zebra in private"],
      ] as const) {
        await bob.does("chat.postMessage", { channel, text });
        world.clock.advance({ seconds: 1 });
      }

      assert.deepEqual(await finds(world, alice, "zebra"), ["zebra at random", "zebra in secret"]);
      assert.deepEqual(await finds(world, bob, "zebra"), ["zebra in private", "zebra at random", "zebra in secret"]);
      assert.deepEqual(await finds(world, carol, "zebra"), ["zebra in private", "zebra at random"]);
      assert.deepEqual(await finds(world, dora, "zebra"), []);
      assert.deepEqual(await finds(world, carol, "zebra in:#secret"), []);
      assert.deepEqual(await finds(world, carol, "zebra in:@bob"), ["zebra in private"]);

      await barrierBetween(world, [bob], [carol]);
      assert.deepEqual(await finds(world, carol, "zebra"), ["zebra at random"]);
      const suspended = { team_id: teamsOf(world).acme, channel_id: world.secret };
      await alice.does("admin.conversations.ekm.suspendKey", suspended);
      assert.deepEqual(await finds(world, alice, "zebra"), ["zebra at random"]);
    });
  }
});
