import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { deployGreeting, functionActivities } from "../../../testkit/deploying.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { awaitGreeting, start } from "../../../testkit/workflows.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "workflows.runs.cancel";

describe(method, () => {
  test("the run and the step under way end, and the app cannot complete it any more", async () => {
    await using world = await workspace();
    const { runId, executionId } = await awaitGreeting(world);

    await (await configuring(world, "alice")).does(method, { run_id: runId });
    await world.platform.settle();

    const { run, steps } = await world.bot.does("workflows.runs.info", { run_id: runId });
    assert.deepEqual([run.status, steps[0]?.status], ["cancelled", "cancelled"]);
    const ending = { function_execution_id: executionId, outputs: { text: "late" } };
    assert.equal(await world.bot.refused("functions.completeSuccess", ending), "execution_not_in_running_state");
  });

  test("a deployed function that is under way is ended with it, and its people can read of that", async () => {
    await using world = await workspace();
    const { bot, random: channel } = world;
    await deployGreeting(
      world,
      `export default async ({ client }) => {
        await client.chat.postMessage({ channel: "${channel}", text: "begun" });
        for (;;);
      }`,
    );
    const runId = await start(world, { workflow: "welcome", inputs: { name: "Ann" } });
    await until(async () => {
      const { messages } = await bot.does("conversations.history", { channel });
      return messages.some(({ text }) => text === "begun");
    });

    await bot.does(method, { run_id: runId });
    // Resolves when nothing is under way any more; the function by itself would go on until its time is up.
    await world.platform.settle();

    const { run } = await bot.does("workflows.runs.info", { run_id: runId });
    const result = (await functionActivities(world)).at(-1);
    assert.deepEqual([run.status, result?.payload["error"]], ["cancelled", "It was cancelled."]);
  });

  refuses(method, {
    run_not_found: async (world) => {
      const { runId } = await awaitGreeting(world);
      const stranger = world.actor(world.dev.apps.find(({ name }) => name === "Rotating App")?.bot_token ?? "");
      return stranger.refused(method, { run_id: runId });
    },
    access_denied: async (world) => {
      const { runId } = await awaitGreeting(world);
      return (await configuring(world, "bob")).refused(method, { run_id: runId });
    },
    run_not_running: async (world) => {
      const { runId } = await awaitGreeting(world);
      await world.bot.does(method, { run_id: runId });
      return world.bot.refused(method, { run_id: runId });
    },
  });
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (!(await isSo())) {
    assert.ok(performance.now() < deadline, "it did not come about in time");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
