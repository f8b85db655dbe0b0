import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { storeKinds } from "./storeKinds.ts";

const names = ["tada", "eyes", "rocket", "wave", "heart"];

describe("nobody's reaction, reply or pin is lost when all come at once", () => {
  for (const kind of storeKinds) {
    test(kind.name, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const { alice, bob, carol, random: channel } = world;
      const { ts: timestamp } = await alice.does("chat.postMessage", { channel, text: "root" });

      await Promise.all([
        ...[alice, bob, carol].flatMap((person) =>
          names.map((name) => person.does("reactions.add", { channel, timestamp, name })),
        ),
        ...names.map((text) => bob.does("chat.postMessage", { channel, text, thread_ts: timestamp })),
        bob.does("pins.add", { channel, timestamp }),
      ]);
      await Promise.all(names.slice(1).map((name) => carol.does("reactions.remove", { channel, timestamp, name })));

      const { message } = await alice.does("reactions.get", { channel, timestamp });
      const counts = Object.fromEntries((message.reactions ?? []).map(({ name, count }) => [name, count]));
      assert.deepEqual(counts, { tada: 3, eyes: 2, rocket: 2, wave: 2, heart: 2 });
      for (const { users, count } of message.reactions ?? []) assert.equal(new Set(users).size, count);
      assert.equal(message.reply_count, names.length);
      assert.deepEqual(message.pinned_to, [channel]);
    });
  }
});
