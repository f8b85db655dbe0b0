import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

describe("conversations.list", () => {
  test("lists public channels unless told otherwise", async () => {
    await using world = await workspace();

    const { channels } = await world.alice.does("conversations.list", {});

    assert.deepEqual(channels.map((channel) => channel.name).toSorted(), ["general", "random"]);
  });

  test("shows a private channel to its members only", async () => {
    await using world = await workspace();
    const names = async (actor = world.bob) => {
      const { channels } = await actor.does("conversations.list", { types: ["private_channel"] });
      return channels.map((channel) => channel.name);
    };

    assert.deepEqual(await names(world.bob), ["secret"]);
    assert.deepEqual(await names(world.carol), []);
  });

  test("shows a guest only what the guest is in", async () => {
    await using world = await workspace();

    const { channels } = await world.dora.does("conversations.list", {});

    assert.deepEqual(
      channels.map((channel) => channel.name),
      ["general"],
    );
  });

  test("pages concatenate to the whole, and the last one has an empty cursor", async () => {
    await using world = await workspace();
    for (const name of ["a", "b", "c", "d", "e"]) await world.alice.does("conversations.create", { name });
    const whole = await world.alice.does("conversations.list", {});

    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await world.alice.does("conversations.list", { limit: 2, ...(cursor ? { cursor } : {}) });
      ids.push(...page.channels.map((channel) => channel.id));
      cursor = page.response_metadata.next_cursor;
    } while (cursor !== "");

    assert.deepEqual(
      ids,
      whole.channels.map((channel) => channel.id),
    );
  });

  refuses("conversations.list", {
    invalid_types: ({ alice }) => alice.refused("conversations.list", { types: "public_channel,moon" }),
    invalid_limit: ({ alice }) => alice.refused("conversations.list", { limit: "many" }),
    invalid_cursor: async ({ alice, bob }) => {
      const { response_metadata } = await alice.does("conversations.list", { limit: 1 });
      return bob.refused("conversations.list", { limit: 1, cursor: response_metadata.next_cursor });
    },
  });
});
