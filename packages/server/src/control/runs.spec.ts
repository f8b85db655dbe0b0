import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { steer } from "../../testkit/controls.ts";
import { devApp } from "../../testkit/receiving.ts";
import { declare, greeting } from "../../testkit/workflows.ts";
import { type Workspace, workspace } from "../../testkit/workspace.ts";

function greetingOf(world: Workspace) {
  return { user: "bob", app_id: devApp(world).id, workflow: "welcome", inputs: { name: "Ann" } };
}

describe("runs.start", () => {
  test("starts a run as a person, once for each key", async () => {
    await using world = await workspace();
    await declare(world, greeting);
    const controls = steer(world.platform);

    const first = await controls.does("runs.start", { ...greetingOf(world), key: "again" });
    const second = await controls.does("runs.start", { ...greetingOf(world), key: "again" });
    const other = await controls.does("runs.start", greetingOf(world));

    assert.deepEqual([first["is_new"], second["is_new"], other["is_new"]], [true, false, true]);
    assert.equal(first["run_id"], second["run_id"]);
    assert.notEqual(first["run_id"], other["run_id"]);
    const { run } = await world.bot.does("workflows.runs.info", { run_id: String(first["run_id"]) });
    assert.equal(run.started_by, world.bob.id);
  });

  test("is refused with what is wrong", async () => {
    await using world = await workspace();
    await declare(world, greeting);
    const reasons = async (args: object): Promise<readonly string[]> => {
      const answer = await world.platform.control("runs.start", { ...greetingOf(world), ...args });
      assert.ok(answer && !answer.ok);
      return answer.response_metadata?.messages ?? [];
    };

    assert.deepEqual(await reasons({ workflow: "another" }), ["[ERROR] workflow_not_found"]);
    assert.deepEqual(await reasons({ app_id: "A00000000" }), ["[ERROR] app_not_found"]);
    const missing = ["[ERROR] parameter_validation_failed", "[ERROR] name is missing"];
    assert.deepEqual(await reasons({ inputs: {} }), missing);
    const controls = steer(world.platform);
    assert.equal(await controls.refused("runs.start", { ...greetingOf(world), user: "zoe" }), "user_not_found");
    assert.equal(await controls.refused("runs.start", { ...greetingOf(world), user: "dev_app" }), "user_not_found");
    assert.equal(await controls.refused("runs.start", { ...greetingOf(world), workspace: "x" }), "team_not_found");
  });
});

describe("runs.await", () => {
  test("answers when the run has ended, with its steps", async () => {
    await using world = await workspace();
    await declare(world, greeting);
    const controls = steer(world.platform);
    const { run_id } = await controls.does("runs.start", greetingOf(world));
    assert.equal(await controls.refused("runs.await", { run_id, timeout_s: 0 }), "timeout");
    await world.platform.settle();
    const { steps } = await world.bot.does("workflows.runs.info", { run_id: String(run_id) });

    const awaited = controls.does("runs.await", { run_id });
    const function_execution_id = steps[0]?.function_execution_id ?? "";
    await world.bot.does("functions.completeSuccess", { function_execution_id, outputs: { text: "Hello" } });

    const { run, steps: done } = await awaited;
    assert.deepEqual([run.status, run.outputs, done[0].outputs], ["completed", { said: "Hello" }, { text: "Hello" }]);
  });

  test("is refused for a run that is not there", async () => {
    await using world = await workspace();
    assert.equal(await steer(world.platform).refused("runs.await", { run_id: "Wx000000000" }), "run_not_found");
  });
});
