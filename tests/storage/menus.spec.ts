import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../packages/server/testkit/ownToken.ts";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { storeKinds } from "./storeKinds.ts";

const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });

type Asks = (page: { limit: number; cursor: string }) => Promise<{
  readonly items: readonly { readonly id: string; readonly text: string }[];
  readonly response_metadata: { readonly next_cursor: string };
}>;

/** All that a menu offers, in pages of this size; between two of them something may happen. */
async function walk(ask: Asks, limit: number, between = async (): Promise<void> => {}) {
  const seen: { readonly id: string; readonly text: string }[] = [];
  for (let cursor = ""; ;) {
    const { items, response_metadata: meta } = await ask({ limit, cursor });
    seen.push(...items);
    cursor = meta.next_cursor;
    if (cursor === "") return seen;
    assert.equal(items.length, limit, "only the last page may be short");
    await between();
  }
}

for (const kind of storeKinds) {
  describe(`menus on ${kind.name}`, { skip: kind.skip }, () => {
    test("offer people and channels by name, the same in small pages as in one", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      for (const name of ["team-10", "team-2", "zoo", "älter", "alt", "日本"]) {
        await world.alice.does("conversations.create", { name });
      }
      await world.bob.does("users.profile.set", { profile: { display_name: "Émile 10" } });
      await world.carol.does("users.profile.set", { profile: { display_name: "emile 9" } });
      const { channel: dm } = await world.alice.does("conversations.open", { users: [world.bob.id, world.carol.id] });
      const alice = await atHome(world, world.alice);

      for (const method of ["client.menus.users", "client.menus.conversations"] as const) {
        const ask: Asks = (page) => alice.does(method, page);
        const whole = await walk(ask, 200);
        const texts = whole.map(({ text }) => text);
        assert.deepEqual(texts, texts.toSorted(collator.compare), `${method} is not in order`);
        assert.equal(new Set(whole.map(({ id }) => id)).size, whole.length);
        for (const limit of [1, 2, 3]) assert.deepEqual(await walk(ask, limit), whole, `${method} by ${limit}`);
      }
      const people = (await walk((page) => alice.does("client.menus.users", page), 200)).map(({ text }) => text);
      assert.ok(people.indexOf("emile 9") < people.indexOf("Émile 10"), "a name that was changed has a new place");
      const profiles = await walk(async (page) => {
        const { members, ...rest } = await alice.does("client.people.list", page);
        return { ...rest, items: members.map(({ id, profile }) => ({ id, text: profile.display_name })) };
      }, 2);
      assert.deepEqual(
        profiles.map(({ id }) => id),
        (await walk((page) => alice.does("client.menus.users", page), 200)).map(({ id }) => id),
        "the directory has another order",
      );
      const all = await walk((page) => alice.does("client.menus.conversations", page), 2);
      assert.deepEqual(
        all
          .find(({ id }) => id === dm?.id)
          ?.text.split(", ")
          .toSorted(),
        ["emile 9", "Émile 10"],
      );
    });

    test("miss nobody and tell nobody twice while others come, go and are called something else", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const names = ["b1", "b2", "b3", "b4", "b5"];
      const made = await Promise.all(names.map((name) => world.alice.does("conversations.create", { name })));
      const ids = made.map(({ channel }) => channel.id);
      const alice = await atHome(world, world.alice);
      const changes = [
        () => world.alice.does("conversations.rename", { channel: ids[0] ?? "", name: "zz" }),
        () => world.alice.does("conversations.archive", { channel: ids[4] ?? "" }),
        () => world.alice.does("conversations.create", { name: "aa" }),
      ];

      const seen = await walk(
        (page) => alice.does("client.menus.conversations", { ...page, include: ["public"] }),
        1,
        async () => void (await changes.shift()?.()),
      );

      const stayed = ids.slice(1, 4);
      for (const id of stayed) assert.equal(seen.filter((item) => item.id === id).length, 1);
    });

    test("offer guests only whom and what they meet, page after page", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      for (const name of ["members-1", "members-2"]) await world.alice.does("conversations.create", { name });
      const dora = await atHome(world, world.dora);

      const channels = await walk(
        (page) => dora.does("client.menus.conversations", { ...page, include: ["public"] }),
        1,
      );
      const { channels: own } = await world.dora.does("users.conversations", { types: ["public_channel"] });
      assert.deepEqual(new Set(channels.map(({ id }) => id)), new Set(own.map(({ id }) => id)));
      const met = new Set<string>();
      for (const { id } of own) {
        const { members } = await world.dora.does("conversations.members", { channel: id });
        for (const member of members) met.add(member);
      }
      const people = await walk((page) => dora.does("client.menus.users", page), 2);
      assert.deepEqual(new Set(people.map(({ id }) => id)), met);
    });
  });
}
