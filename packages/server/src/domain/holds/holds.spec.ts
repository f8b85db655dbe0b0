import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeChannel } from "../../../testkit/channels.ts";
import { heldTexts, holdPeople } from "../../../testkit/holds.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

async function post(actor: Actor, channel: string, text: string): Promise<string> {
  return (await actor.does("chat.postMessage", { channel, text })).ts;
}

async function shownTexts(actor: Actor, channel: string): Promise<string[]> {
  const { messages } = await actor.does("conversations.history", { channel });
  return messages.map(({ text }) => text ?? "");
}

async function roomOf({ alice }: Workspace, ...members: readonly Actor[]): Promise<string> {
  const channel = await makeChannel(alice, "case-room");
  await alice.does("conversations.invite", { channel, users: members.map(({ id }) => id) });
  return channel;
}

describe("A legal hold", () => {
  test("preserves what its person edits and deletes, and hides it from everybody", async () => {
    await using world = await workspace();
    const { bob, carol } = world;
    const channel = await roomOf(world, bob, carol);
    await holdPeople(world, [bob]);

    const ts = await post(bob, channel, "The first version");
    await bob.does("chat.update", { channel, ts, text: "The second version" });
    await bob.does("chat.delete", { channel, ts });

    assert.equal(
      (await shownTexts(carol, channel)).some((text) => text.includes("version")),
      false,
    );
    assert.deepEqual(await heldTexts(world, channel), ["edited: The first version", "deleted: The second version"]);
  });

  test("covers what others wrote where its person can read it", async () => {
    await using world = await workspace();
    const { bob, carol } = world;
    const channel = await roomOf(world, bob, carol);
    await holdPeople(world, [bob]);

    const ts = await post(carol, channel, "From Carol");
    await carol.does("chat.delete", { channel, ts });

    assert.deepEqual(await heldTexts(world, channel), ["deleted: From Carol"]);
  });

  test("covers conversations that its person left before it began, up to that moment", async () => {
    await using world = await workspace();
    const { bob, carol } = world;
    const channel = await roomOf(world, bob, carol);
    const before = await post(carol, channel, "While Bob was there");
    await bob.does("conversations.leave", { channel });
    const after = await post(carol, channel, "After Bob left");
    await holdPeople(world, [bob]);

    for (const ts of [before, after]) await carol.does("chat.delete", { channel, ts });

    assert.deepEqual(await heldTexts(world, channel), ["deleted: While Bob was there"]);
  });

  test("leaves other content alone", async () => {
    await using world = await workspace();
    const channel = await roomOf(world, world.carol);
    await holdPeople(world, [world.bob]);

    const ts = await post(world.carol, channel, "Not visible to Bob");
    await world.carol.does("chat.delete", { channel, ts });

    assert.deepEqual(await heldTexts(world, channel), []);
  });

  test("can be restricted to direct messages", async () => {
    await using world = await workspace();
    const { bob, carol } = world;
    const channel = await roomOf(world, bob, carol);
    const dm = await openDm(world, bob, carol);
    await holdPeople(world, [bob], { restriction: "ONLY_DMS" });

    for (const place of [channel, dm]) {
      const ts = await post(carol, place, "Between us");
      await carol.does("chat.delete", { channel: place, ts });
    }

    assert.deepEqual([await heldTexts(world, channel), await heldTexts(world, dm)], [[], ["deleted: Between us"]]);
  });

  test("covers the days between its dates only", async () => {
    await using world = await workspace();
    const { bob, clock } = world;
    const channel = await roomOf(world, bob);
    const nowS = Math.floor(clock.nowMs() / 1000);
    await holdPeople(world, [bob], { start_date: nowS + 3600, end_date: nowS + 7200 });

    const stamps: string[] = [];
    for (const text of ["Too early", "In time", "Too late"]) {
      stamps.push(await post(bob, channel, text));
      clock.advance({ hours: 1 });
    }
    for (const ts of stamps) await bob.does("chat.delete", { channel, ts });

    assert.deepEqual(await heldTexts(world, channel), ["deleted: In time"]);
  });

  test("holds deactivated people on", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    const channel = await roomOf(world, bob);
    const ts = await post(bob, channel, "Last words");
    await holdPeople(world, [bob]);
    await alice.does("admin.users.remove", { team_id: world.dev.teams[0]?.id ?? "", user_id: bob.id });

    await alice.does("chat.delete", { channel, ts });

    assert.deepEqual(await heldTexts(world, channel), ["deleted: Last words"]);
  });
});
