import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { clientOf } from "../../../testkit/apps.ts";
import { deactivate } from "../../../testkit/channels.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { steer } from "../../../testkit/controls.ts";
import { makeTrigger } from "../../../testkit/triggers.ts";
import { declare, greeting, start } from "../../../testkit/workflows.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

const failing = { ...greeting, settings: { socket_mode_enabled: true } };

/** What the app has written to a person, the earliest first. */
async function noticesTo(world: Workspace, person: Actor): Promise<string[]> {
  await world.platform.settle();
  const own = await atHome(world, person);
  const { channels } = await own.does("conversations.list", { types: ["im"] });
  const texts: string[] = [];
  for (const { id } of channels) {
    const { messages } = await own.does("conversations.history", { channel: id ?? "" });
    texts.unshift(...messages.filter(({ bot_id: botId }) => botId !== undefined).map(({ text }) => text));
  }
  return texts.toReversed();
}

/** Starts the greeting and has its step fail with this. */
async function fail(world: Workspace, error: string, startedBy?: string): Promise<void> {
  const runId = await start(world, { workflow: "welcome", inputs: { name: "Ann" }, startedBy });
  await world.platform.settle();
  const { steps } = await world.bot.does("workflows.runs.info", { run_id: runId });
  const function_execution_id = steps[0]?.function_execution_id ?? "";
  await world.bot.does("functions.completeError", { function_execution_id, error });
}

describe("A run that fails", () => {
  test("is reported to the person who started it, in a direct message from the app", async () => {
    await using world = await workspace();
    await declare(world, failing);

    await fail(world, "No <!channel> tea.\nat line 7", world.bob.id);

    assert.deepEqual(await noticesTo(world, world.bob), [
      "The workflow you started, *Welcome*, failed at step 1 of 1 (Greet): No &lt;!channel&gt; tea.",
    ]);
    assert.deepEqual(await noticesTo(world, world.alice), []);
  });

  test("is reported in plain words, whatever the error is called inside", async () => {
    await using world = await workspace();
    const send = { function_id: "slack#/functions/send_message", inputs: { channel_id: "C0000000NOT", message: "x" } };
    await declare(world, { ...failing, workflows: { ...greeting.workflows, lost: { title: "Lost", steps: [send] } } });

    await start(world, { workflow: "lost", startedBy: world.bob.id });
    await start(world, { workflow: "welcome", inputs: { name: "Ann" }, startedBy: world.bob.id });
    await world.platform.settle();
    await steer(world.platform).does("clock.advance", { by: "2h" });

    const place = "failed at step 1 of 1";
    assert.deepEqual(await noticesTo(world, world.bob), [
      `The workflow you started, *Lost*, ${place} (Send a message to a channel): channel not found.`,
      `The workflow you started, *Welcome*, ${place} (Greet): the app did not respond.`,
    ]);
  });

  test("is reported once in a while to a person who starts it again and again", async () => {
    await using world = await workspace();
    await declare(world, failing);

    for (let times = 0; times < 5; times++) await fail(world, "No.", world.bob.id);
    assert.equal((await noticesTo(world, world.bob)).length, 1);
    await fail(world, "No.", world.carol.id);
    assert.equal((await noticesTo(world, world.carol)).length, 1);
    world.clock.advance({ seconds: 61 });
    await fail(world, "No.", world.bob.id);

    assert.equal((await noticesTo(world, world.bob)).length, 2);
  });

  test("is reported to the owners of the app when no person started it, once an hour", async () => {
    await using world = await workspace();
    await declare(world, failing);

    await fail(world, "No.");
    await fail(world, "No.");

    const [notice = "", ...more] = await noticesTo(world, world.alice);
    assert.match(notice, /^A workflow of your app, \*Welcome\*, failed at step 1 of 1 \(Greet\): No\.\nRun: `Wx/);
    assert.deepEqual(more, []);
    assert.deepEqual(await noticesTo(world, world.bob), []);
    world.clock.advance({ hours: 1, seconds: 1 });
    await fail(world, "No.");
    assert.equal((await noticesTo(world, world.alice)).length, 2);
  });

  test("is reported also when the app was uninstalled", async () => {
    await using world = await workspace();
    await declare(world, failing);
    await start(world, { workflow: "welcome", inputs: { name: "Ann" }, startedBy: world.bob.id });
    await world.platform.settle();

    await world.bot.does("apps.uninstall", clientOf(devApp(world)));

    const [notice] = await noticesTo(world, world.bob);
    assert.match(notice ?? "", /\(Greet\): the app is no longer installed in this workspace\.$/);
  });

  test("is not reported to a person who was deactivated, nor when it was cancelled", async () => {
    await using world = await workspace();
    await declare(world, failing);
    const runId = await start(world, { workflow: "welcome", inputs: { name: "Ann" }, startedBy: world.bob.id });
    await world.bot.does("workflows.runs.cancel", { run_id: runId });
    await deactivate(world, world.carol);
    await fail(world, "No.", world.carol.id);
    await world.platform.settle();

    assert.deepEqual(await noticesTo(world, world.bob), []);
    const left = await world.platform.store.db
      .selectFrom("workflow_runs")
      .select("id")
      .where("notify_user_ids", "is not", null)
      .execute();
    assert.deepEqual(left, []);
  });

  test("is not reported before it has begun: who starts a link with wrong inputs reads that at once", async () => {
    await using world = await workspace();
    const trigger = await makeTrigger(world, {
      workflow: "#/workflows/leave",
      inputs: { who: { customizable: true } },
    });
    const bob = await atHome(world, world.bob);

    await bob.refused("client.triggers.run", { trigger_id: trigger.id, inputs: { who: "nobody" } });

    assert.deepEqual(await noticesTo(world, world.bob), []);
  });
});
