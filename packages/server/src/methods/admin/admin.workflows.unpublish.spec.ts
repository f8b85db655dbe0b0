import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { workflowIdOf } from "../../domain/workflows/namedIds.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { canRun, devAppId, link, makeTrigger, runsOf, workflows } from "../../../testkit/triggers.ts";
import { declare } from "../../../testkit/workflows.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.workflows.unpublish";

const plainId = (world: Workspace): string => workflowIdOf(devAppId(world), "plain");

/** A link, a schedule and an event that start the same workflow. */
async function threeTriggers(world: Workspace) {
  const { id: shortcut } = await makeTrigger(world);
  const schedule = { start_time: "2026-01-15T10:00:00Z", frequency: { type: "hourly" } };
  const scheduled = await world.bot.does("workflows.triggers.create", { ...link, type: "scheduled", schedule });
  const event = { event_type: "slack#/events/reaction_added", channel_ids: [world.random] };
  const reacted = await world.bot.does("workflows.triggers.create", { ...link, type: "event", event });
  return { shortcut, scheduled: scheduled.trigger.id, reacted: reacted.trigger.id };
}

/** Lets an hour pass and a person react, so that every trigger would start a run. */
async function causeAll(world: Workspace): Promise<void> {
  world.clock.advance({ hours: 1 });
  const { ts } = await world.alice.does("chat.postMessage", { channel: world.random, text: "Lunch?" });
  await world.bob.does("reactions.add", { channel: world.random, timestamp: ts, name: "tada" });
  await world.platform.settle();
}

describe(method, () => {
  test("lets no link, schedule or event start the workflow until its author saves the app again", async () => {
    await using world = await workspace();
    const { shortcut, scheduled, reacted } = await threeTriggers(world);
    const counts = async () => [
      (await runsOf(world, scheduled)).length > 0,
      (await runsOf(world, reacted)).length > 0,
      await canRun(world, world.bob, shortcut),
    ];

    await world.alice.does(method, { workflow_ids: [plainId(world)] });
    await causeAll(world);
    assert.deepEqual(await counts(), [false, false, false]);
    const { activities } = await world.alice.does("admin.apps.activities.list", { app_id: devAppId(world) });
    assert.ok(activities.some(({ payload }) => JSON.stringify(payload).includes("unpublished")));

    await declare(world, { workflows });
    await causeAll(world);
    assert.deepEqual(await counts(), [true, true, true]);
  });

  test("leaves other workflows of the app alone", async () => {
    await using world = await workspace();
    const { id } = await makeTrigger(world);
    await world.alice.does(method, { workflow_ids: [workflowIdOf(devAppId(world), "leave")] });
    assert.equal(await canRun(world, world.bob, id), true);
  });

  refuses(method, {
    not_allowed: async (world) => {
      await makeTrigger(world);
      return world.bob.refused(method, { workflow_ids: [plainId(world)] });
    },
    error_unpublishing_workflows: (world) => world.alice.refused(method, { workflow_ids: ["Wf0NOBODY000"] }),
  });
});
