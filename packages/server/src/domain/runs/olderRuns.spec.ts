import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { steer } from "../../../testkit/controls.ts";
import { damageRun } from "../../../testkit/damageRun.ts";
import { declare, readRun, start, stepsOf } from "../../../testkit/workflows.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";
import { selectExecutionsOfRun } from "../../storage/queries/executions.ts";
import { nobody } from "../caller.ts";
import type { Workflow } from "../workflows/readWorkflow.ts";

/** Makes a run hold its workflow as an older version of the platform wrote it. */
async function age(world: Workspace, runId: string, change: (workflow: Workflow) => Workflow): Promise<void> {
  const workflow = JSON.parse((await readRun(world, runId)).definition) as Workflow;
  const definition = JSON.stringify(change(workflow));
  await world.platform.store.write(damageRun, { caller: nobody, nowMs: 0 }, { id: runId, definition });
}

const delay = { id: "0", function_id: "slack#/functions/delay", inputs: { minutes_to_delay: 1 } };

describe("a run from before an upgrade", () => {
  test("fails at a step with an input that its built-in function no longer takes, and names it", async () => {
    await using world = await workspace();
    const inputs = { channel_id: world.random, message: "A reply" };
    const steps = [delay, { id: "1", function_id: "slack#/functions/send_message", inputs }];
    await declare(world, { workflows: { flow: { title: "Flow", steps } } });
    const runId = await start(world, { workflow: "flow" });
    await world.platform.settle();

    await age(world, runId, (workflow) => ({
      ...workflow,
      steps: workflow.steps.map((step) =>
        step.id === "1" ? { ...step, inputs: { ...inputs, thread_ts: "1.000001" } } : step,
      ),
    }));
    await steer(world.platform).does("clock.advance", { by: "2m" });

    const { error } = await readRun(world, runId);
    assert.match(error ?? "", /^step 2 \(send_message\): it takes no input thread_ts; it takes channel_id, message, /);
  });

  test("passes values of custom types unchanged when it kept no types", async () => {
    await using world = await workspace();
    const parameters = { properties: { value: { type: "#/types/small" } }, required: ["value"] };
    await declare(world, {
      settings: { socket_mode_enabled: true },
      types: { small: { type: "integer", maximum: 9 } },
      functions: { take: { title: "Take", input_parameters: parameters, output_parameters: parameters } },
      workflows: {
        flow: { title: "Flow", steps: [delay, { id: "1", function_id: "#/functions/take", inputs: { value: 3 } }] },
      },
    });
    const runId = await start(world, { workflow: "flow" });
    await world.platform.settle();

    await age(world, runId, ({ types: _types, ...workflow }) => workflow);
    await steer(world.platform).does("clock.advance", { by: "2m" });
    const [, execution] = await selectExecutionsOfRun(world.platform.store.db, runId);
    const done = { function_execution_id: execution?.id ?? "", outputs: { value: "ninety" } };
    await world.bot.does("functions.completeSuccess", done);

    assert.deepEqual((await stepsOf(world, runId))[1], { value: "ninety" });
  });
});
