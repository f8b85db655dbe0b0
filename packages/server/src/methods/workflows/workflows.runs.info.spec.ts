import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { configuring } from "../../../testkit/openConfig.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { awaitGreeting, declare, greeting, start } from "../../../testkit/workflows.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "workflows.runs.info";

describe(method, () => {
  test("each step is seen as it is: done, under way, or still to come", async () => {
    await using world = await workspace();
    const say = (message: string) => ({
      function_id: "slack#/functions/send_message",
      inputs: { channel_id: world.random, message },
    });
    const greet = { id: "hello", function_id: "#/functions/greet", inputs: { name: "Ann" } };
    const steps = [say("One"), greet, say("{{steps.hello.text}}")];
    await declare(world, { ...greeting, workflows: { talk: { title: "Talk", steps } } });
    const run_id = await start(world, {
      workflow: "#/workflows/talk",
      startedBy: world.bob.id,
      triggerId: "Ft012345678",
    });
    await world.platform.settle();
    const waiting = await world.bot.does(method, { run_id });

    const execution = waiting.steps[1]?.function_execution_id ?? "";
    await world.bot.does("functions.completeSuccess", { function_execution_id: execution, outputs: { text: "Hi" } });
    await world.platform.settle();
    const done = await world.bot.does(method, { run_id });

    assert.deepEqual(
      waiting.steps.map(({ id, title, type, status }) => [id, title, type, status]),
      [
        ["0", "Send a message to a channel", "builtin", "completed"],
        ["hello", "Greet", "app", "running"],
        ["2", "Send a message to a channel", "builtin", "waiting"],
      ],
    );
    assert.deepEqual([waiting.run.started_by, waiting.run.trigger_id], [world.bob.id, "Ft012345678"]);
    assert.deepEqual(done.steps[1]?.outputs, { text: "Hi" });
    assert.equal(done.steps[2]?.inputs?.["message"], "Hi");
    assert.deepEqual([done.run.status, done.run.current_step, done.run.total_steps], ["completed", 3, 3]);
  });

  test("every outcome is an entry among the app's activities", async () => {
    await using world = await workspace();
    const { runId, executionId } = await awaitGreeting(world);
    await world.bot.does("functions.completeError", { function_execution_id: executionId, error: "No." });
    const author = await configuring(world, "alice");

    const { activities } = await author.does("apps.activities.list", { app_id: devApp(world).id, trace_id: runId });

    assert.deepEqual(
      activities.map(({ level, event_type, payload }) => [level, event_type, payload["error"]]),
      [
        ["error", "workflow_execution_result", "step 1 (greet): No."],
        ["error", "workflow_step_execution_result", "No."],
        ["info", "workflow_execution_started", undefined],
      ],
    );
  });

  refuses(method, {
    run_not_found: (world) => world.bot.refused(method, { run_id: "Wx000000000" }),
    access_denied: async (world) => {
      const { runId } = await awaitGreeting(world);
      return (await configuring(world, "bob")).refused(method, { run_id: runId });
    },
  });
});
