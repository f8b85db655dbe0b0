import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeChannel, makePrivate } from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, workspace } from "../../../testkit/workspace.ts";

const method = "users.conversations";
type Types = ("public_channel" | "private_channel" | "im" | "mpim")[];
const everyType: Types = ["public_channel", "private_channel", "im", "mpim"];

async function namesOf(actor: Actor, params: { user?: string; types?: Types; exclude_archived?: boolean } = {}) {
  const { channels } = await actor.does(method, params);
  return channels.map((channel) => channel.name ?? channel.user);
}

describe(method, () => {
  test("lists what the caller is in, without saying so for each", async () => {
    await using world = await workspace();
    await makeChannel(world.bob, "elsewhere");

    const { channels } = await world.alice.does(method, {});

    assert.deepEqual(
      channels.map((channel) => channel.name),
      ["general", "random"],
    );
    assert.ok(channels.every((channel) => !("is_member" in channel) && !("num_members" in channel)));
  });

  test("lists every kind that is asked for, and archived channels unless told otherwise", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    const old = await makePrivate(world, "old");
    await alice.does("conversations.archive", { channel: old });
    await openDm(world, alice, bob);

    assert.deepEqual(await namesOf(alice, { types: everyType }), ["general", "random", "secret", "old", bob.id]);
    assert.deepEqual(await namesOf(alice, { types: ["private_channel"], exclude_archived: true }), ["secret"]);
    assert.deepEqual(await namesOf(alice, { types: ["im"] }), [bob.id]);
  });

  test("of another person, lists public channels and shared ones", async () => {
    await using world = await workspace();
    const { alice, bob, carol, dora } = world;
    await makePrivate(world, "shared", bob, carol);

    assert.deepEqual(await namesOf(carol, { user: bob.id, types: everyType }), ["general", "random", "shared"]);
    assert.deepEqual(await namesOf(alice, { user: bob.id, types: ["private_channel"] }), ["secret", "shared"]);
    assert.deepEqual(await namesOf(dora, { user: bob.id, types: everyType }), ["general"]);
  });

  test("pages concatenate to the whole, and the last one has an empty cursor", async () => {
    await using world = await workspace();
    for (const name of ["a", "b", "c"]) await makeChannel(world.alice, name);

    const names: (string | undefined)[] = [];
    for (let cursor = ""; ;) {
      const page = await world.alice.does(method, { limit: 2, ...(cursor === "" ? {} : { cursor }) });
      names.push(...page.channels.map((channel) => channel.name));
      cursor = page.response_metadata.next_cursor;
      if (cursor === "") break;
    }

    assert.deepEqual(names, ["general", "random", "a", "b", "c"]);
  });

  refuses(method, {
    invalid_types: ({ alice }) => alice.refused(method, { types: "moon" }),
    invalid_limit: ({ alice }) => alice.refused(method, { limit: "many" }),
    invalid_cursor: async ({ alice }) => {
      const { response_metadata } = await alice.does(method, { limit: 1 });
      return alice.refused(method, { limit: 1, exclude_archived: true, cursor: response_metadata.next_cursor });
    },
    user_not_found: ({ alice }) => alice.refused(method, { user: "U0000000000" }),
  });
});
