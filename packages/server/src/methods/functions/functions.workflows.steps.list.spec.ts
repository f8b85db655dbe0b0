import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { functionIdOf, workflowIdOf } from "../../domain/workflows/namedIds.ts";
import { form, formFunction, ordering } from "../../../testkit/forms.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { devAppId } from "../../../testkit/triggers.ts";
import { declare, greeting, start } from "../../../testkit/workflows.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "functions.workflows.steps.list";

function named(world: Workspace) {
  return { function_id: formFunction, workflow: "#/workflows/order", workflow_app_id: devAppId(world) };
}

describe(method, () => {
  test("lists the forms of a workflow, by its name or its id", async () => {
    await using world = await workspace();
    await declare(world, ordering(form("dish"), form("drink")));
    const workflow_id = workflowIdOf(devAppId(world), "order");

    const { steps_versions } = await world.bot.does(method, named(world));
    const alice = await configuring(world, "alice");
    const byId = await alice.does(method, { function_id: formFunction, workflow_id });

    assert.deepEqual(
      steps_versions.map(({ workflow_version_created: _created, ...step }) => step),
      ["0", "1"].map((step_id) => ({ title: "Order", workflow_id, step_id, is_deleted: false })),
    );
    assert.match(steps_versions[0]?.workflow_version_created ?? "", /^\d{16}$/);
    assert.deepEqual(byId.steps_versions, steps_versions);
  });

  test("lists the steps that use a function of the app", async () => {
    await using world = await workspace();
    await declare(world, greeting);
    const app = { workflow: "welcome", workflow_app_id: devAppId(world) };
    const function_id = functionIdOf(devAppId(world), "greet");

    const { steps_versions } = await world.bot.does(method, { function_id, ...app });

    assert.deepEqual(
      steps_versions.map(({ step_id }) => step_id),
      ["0"],
    );
  });

  test("a step that was taken out of the workflow is listed as deleted", async () => {
    await using world = await workspace();
    await declare(world, ordering(form("dish"), form("drink")));
    await start(world, { workflow: "order", inputs: {} });
    await declare(world, ordering(form("dish")));

    const { steps_versions } = await world.bot.does(method, named(world));

    assert.deepEqual(
      steps_versions.map(({ step_id, is_deleted }) => [step_id, is_deleted]),
      [
        ["0", false],
        ["1", true],
      ],
    );
  });

  refuses(method, {
    unknown_app_id: async (world) => {
      await declare(world, ordering(form("dish")));
      return (await configuring(world, "bob")).refused(method, named(world));
    },
    unknown_workflow_id: (world) =>
      world.bot.refused(method, { function_id: formFunction, workflow_id: "Wf0000000NO" }),
    unknown_function_id: async (world) => {
      await declare(world, ordering(form("dish")));
      return world.bot.refused(method, { ...named(world), function_id: "Fn0000000NO" });
    },
  });
});
