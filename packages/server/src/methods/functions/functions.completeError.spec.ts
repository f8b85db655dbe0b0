import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { awaitGreeting, readRun } from "../../../testkit/workflows.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "functions.completeError";
const error = "The printer is on fire.";

describe(method, () => {
  test("the run ends with the step, and its error names both", async () => {
    await using world = await workspace();
    const { runId, executionId } = await awaitGreeting(world);

    await world.bot.does(method, { function_execution_id: executionId, error });
    await world.platform.settle();

    const run = await readRun(world, runId);
    assert.deepEqual([run.status, run.error], ["failed", "step 1 (greet): The printer is on fire."]);
  });

  refuses(method, {
    function_execution_not_found: (world) => world.bot.refused(method, { function_execution_id: "Fx000000000", error }),
    execution_not_in_running_state: async (world) => {
      const { executionId } = await awaitGreeting(world);
      await world.bot.does(method, { function_execution_id: executionId, error });
      return world.bot.refused(method, { function_execution_id: executionId, error });
    },
  });
});
