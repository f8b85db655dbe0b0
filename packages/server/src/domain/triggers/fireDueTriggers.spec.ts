import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeTrigger, runsOf } from "../../../testkit/triggers.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const noting = {
  type: "scheduled",
  workflow: "#/workflows/leave",
  inputs: { who: { value: "{{data.user_id}}" }, days: { value: "{{data.event_timestamp}}" } },
};

/** The clock of these tests begins at nine on this day, in UTC. */
const start = "2026-01-15T";

async function schedule(world: Workspace, plan: object): Promise<string> {
  return (await makeTrigger(world, { ...noting, schedule: { ...plan } })).id;
}

/** When a trigger came so far. */
async function times(world: Workspace, id: string): Promise<string[]> {
  await world.platform.settle();
  const runs = await runsOf(world, id);
  return runs.map((run) => new Date(Number(run.inputs["days"]) * 1000).toISOString().slice(0, 16)).toSorted();
}

describe("A schedule", () => {
  test("starts its workflow when its time has come, and not before", async () => {
    await using world = await workspace();
    const id = await schedule(world, { start_time: `${start}10:00:00Z` });
    world.clock.advance({ seconds: 3599 });
    assert.deepEqual(await times(world, id), []);

    world.clock.advance({ seconds: 1 });
    assert.deepEqual(await times(world, id), [`${start}10:00`]);
    world.clock.advance({ hours: 48 });

    assert.deepEqual(await times(world, id), [`${start}10:00`]);
    const { trigger } = await world.bot.does("workflows.triggers.info", { trigger_id: id });
    assert.equal(trigger.next_run, undefined);
  });

  test("makes up for each time that it missed, once, on any number of servers", async () => {
    await using world = await workspace();
    const id = await schedule(world, { start_time: `${start}10:00:00Z`, frequency: { type: "hourly" } });

    world.clock.advance({ hours: 3 });
    await Promise.all([world.platform.settle(), world.platform.settle()]);

    assert.deepEqual(await times(world, id), [`${start}10:00`, `${start}11:00`, `${start}12:00`]);
  });

  test("leaves out what is a week late", async () => {
    await using world = await workspace();
    const id = await schedule(world, { start_time: `${start}10:00:00Z`, frequency: { type: "daily" } });

    world.clock.advance({ hours: 24 * 30 });

    const came = await times(world, id);
    assert.deepEqual([came.length, came[0], came.at(-1)], [7, "2026-02-07T10:00", "2026-02-13T10:00"]);
  });

  test("ends after so many times", async () => {
    await using world = await workspace();
    const daily = { frequency: { type: "daily" }, occurrence_count: 2 };
    const id = await schedule(world, { start_time: `${start}10:00:00Z`, ...daily });

    world.clock.advance({ hours: 24 * 5 });

    assert.deepEqual(await times(world, id), [`${start}10:00`, "2026-01-16T10:00"]);
  });

  test("is of the person who made it, and keeps to the clock of its zone", async () => {
    await using world = await workspace();
    const zone = { timezone: "America/New_York", frequency: { type: "daily" } };
    const id = await schedule(world, { start_time: `${start}08:30:00`, ...zone });

    world.clock.advance({ hours: 5 });

    assert.deepEqual(await times(world, id), [`${start}13:30`]);
    const { user_id: botId } = await world.bot.does("auth.test", {});
    assert.equal((await runsOf(world, id))[0]?.inputs["who"], botId);
  });
});
