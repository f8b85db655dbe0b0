import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeChannel, makePrivate } from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
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

  test("counts the members, leaves out the archive when asked, and mixes kinds page by page", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    const old = await makeChannel(alice, "old");
    await alice.does("conversations.archive", { channel: old });
    await makePrivate(world, "plans", bob);
    await makeChannel(bob, "news");
    await openDm(world, alice, bob);
    const types: ("public_channel" | "private_channel" | "im")[] = ["public_channel", "private_channel", "im"];

    const found: (string | undefined)[] = [];
    for (let cursor = ""; ;) {
      const page = await alice.does("conversations.list", {
        types,
        exclude_archived: true,
        limit: 2,
        ...(cursor === "" ? {} : { cursor }),
      });
      found.push(...page.channels.map((channel) => `${channel.name ?? channel.user} ${channel.num_members}`));
      cursor = page.response_metadata.next_cursor;
      if (cursor === "") break;
    }

    assert.deepEqual(found, ["general 6", "random 4", "secret 2", "plans 2", "news 1", `${bob.id} undefined`]);
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
