import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../packages/server/testkit/ownToken.ts";
import { makeTrigger, nameBob, runsOf } from "../../packages/server/testkit/triggers.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { platformOptions } from "./platformPlace.ts";
import { inPostgres, sharedStoreKinds, storeKinds } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";

const noting = {
  workflow: "#/workflows/leave",
  inputs: { who: { value: "{{data.user_id}}" }, note: { value: "{{data.text}}" } },
};

/** A trigger of the dev app for every message in #random. */
async function hearRandom(world: Workspace): Promise<string> {
  const filter = { root: { statement: "{{data.text}} != ''" } };
  const event = { event_type: "slack#/events/message_posted", channel_ids: [world.random], filter };
  return (await makeTrigger(world, { ...noting, type: "event", event })).id;
}

function say(world: Workspace, text: string) {
  return world.bob.does("chat.postMessage", { channel: world.random, text });
}

async function notesOf(world: Workspace, id: string): Promise<string[]> {
  return (await runsOf(world, id)).map((run) => String(run.inputs["note"])).toSorted();
}

const hourly = { type: "scheduled", schedule: { start_time: "2026-01-15T10:00:00Z", frequency: { type: "hourly" } } };

describe("Triggers", () => {
  for (const kind of storeKinds) {
    test(`start runs by links, events and times: ${kind.name}`, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const heard = await hearRandom(world);
      const timed = await makeTrigger(world, hourly);
      const linked = await nameBob(world);

      for (let n = 0; n < 10; n++) await say(world, `${n}`);
      world.clock.advance({ hours: 3 });
      const bob = await atHome(world, world.bob);
      await bob.does("client.triggers.run", { trigger_id: linked });
      await world.platform.settle();

      assert.deepEqual(
        await notesOf(world, heard),
        Array.from({ length: 10 }, (_, n) => `${n}`),
      );
      assert.equal((await runsOf(world, timed.id)).length, 3);
      assert.equal((await runsOf(world, linked)).length, 1);
      const carol = await atHome(world, world.carol);
      assert.equal(await carol.refused("client.triggers.run", { trigger_id: linked }), "access_denied");
      assert.equal((await world.bot.does("workflows.triggers.list", {})).triggers.length, 3);
      const offered = async (person: typeof bob) =>
        (await person.does("client.triggers.list", { channel: world.random })).triggers.map(({ id }) => id);
      assert.deepEqual([await offered(bob), await offered(carol)], [[linked], []]);
    });
  }

  for (const kind of sharedStoreKinds) {
    test(`go on after a restart where they were, each event once: ${kind.name}`, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      using folder = quickFolder("triggers");
      const open = () => workspace({ dataFolder: folder.path, ...platformOptions(place.location) });
      let id: string;
      {
        await using world = await open();
        id = await hearRandom(world);
        for (const text of ["one", "two"]) await say(world, text);
      }
      await using world = await open();
      await say(world, "three");

      await world.platform.settle();

      assert.deepEqual(await notesOf(world, id), ["one", "three", "two"]);
    });
  }

  test("start each run once although two servers look", { skip: inPostgres.skip }, async () => {
    await using servers = await twoServers(inPostgres);
    const { first, second } = servers;
    const heard = await hearRandom(first);
    const { id: timed } = await makeTrigger(first, hourly);
    const texts = Array.from({ length: 40 }, (_, n) => `${n}`);
    for (const world of [first, second]) world.clock.advance({ hours: 5 });

    await Promise.all(texts.map((text, at) => say(at % 2 === 0 ? first : second, text)));
    await Promise.all([first.platform.settle(), second.platform.settle()]);

    assert.deepEqual(await notesOf(first, heard), texts.toSorted());
    assert.equal((await runsOf(first, timed)).length, 5);
  });

  test("name no more than the limit although two servers name at once", { skip: inPostgres.skip }, async () => {
    await using servers = await twoServers(inPostgres);
    const { first, second } = servers;
    const trigger_id = await nameBob(first);
    const rows = Array.from({ length: 48 }, (_, at) => ({
      trigger_id,
      kind: "user" as const,
      entity_id: `U00000000${at + 10}`,
      added_ms: 0,
    }));
    await first.platform.store.db.insertInto("trigger_entities").values(rows).execute();

    const add = "workflows.triggers.permissions.add";
    const answers = await Promise.all([
      first.bot.asks(add, { trigger_id, user_ids: [first.carol.id] }),
      second.bot.asks(add, { trigger_id, user_ids: [second.alice.id] }),
    ]);

    assert.deepEqual(answers.map((answer) => answer.error ?? "ok").toSorted(), ["ok", "too_many_named_entities"]);
  });
});

describe("The audit log", () => {
  for (const kind of storeKinds) {
    test(
      `has one entry for each change, and none for what was refused: ${kind.name}`,
      { skip: kind.skip },
      async () => {
        await using place = await kind.fresh();
        await using world = await workspace(platformOptions(place.location));
        const { alice, bob } = world;
        const team_id = world.dev.teams[0]?.id ?? "";

        for (const department of ["Sales", "Research"]) {
          await alice.does("admin.users.setDepartment", { team_id, user_id: bob.id, department });
        }
        await alice.refused("admin.users.setDepartment", { team_id, user_id: "U0000000NOT", department: "Sales" });

        const { entries } = await alice.does("admin.audit.list", { entity: bob.id });
        assert.deepEqual(
          entries.map((entry) => entry.details["department"]),
          ["Research", "Sales"],
        );
        assert.equal((await alice.does("admin.audit.list", {})).entries.length, 2);
      },
    );
  }
});
