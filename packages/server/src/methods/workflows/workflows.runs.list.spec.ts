import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { configuring } from "../../../testkit/openConfig.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { awaitGreeting, greeting, declare, start } from "../../../testkit/workflows.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "workflows.runs.list";

describe(method, () => {
  test("an app sees its runs, the newest first, and page by page", async () => {
    await using world = await workspace();
    const app_id = devApp(world).id;
    await declare(world, greeting);
    const started: string[] = [];
    for (const name of ["Ann", "Ben", "Cleo"]) {
      started.unshift(await start(world, { workflow: "welcome", inputs: { name } }));
      world.clock.advance({ seconds: 1 });
    }

    const first = await world.bot.does(method, { app_id, limit: 2 });
    const cursor = first.response_metadata.next_cursor;
    const second = await world.bot.does(method, { app_id, limit: 2, cursor });

    assert.deepEqual(
      [...first.runs, ...second.runs].map(({ id }) => id),
      started,
    );
    assert.equal(second.response_metadata.next_cursor, "");
    const { status, inputs, workflow, total_steps } = second.runs[0] ?? {};
    assert.deepEqual([status, inputs, workflow?.title, total_steps], ["running", { name: "Ann" }, "Welcome", 1]);
  });

  test("by status and by workflow, for a collaborator of the app", async () => {
    await using world = await workspace();
    const app_id = devApp(world).id;
    const { runId, executionId } = await awaitGreeting(world);
    await world.bot.does("functions.completeError", { function_execution_id: executionId, error: "No." });
    const author = await configuring(world, "alice");

    const failed = await author.does(method, { app_id, status: "failed", workflow: "welcome" });
    const running = await author.does(method, { app_id, status: "running" });
    const others = await author.does(method, { app_id, workflow: "another" });

    assert.deepEqual([failed.runs.length, running.runs.length, others.runs.length], [1, 0, 0]);
    assert.deepEqual([failed.runs[0]?.id, failed.runs[0]?.error], [runId, "step 1 (greet): No."]);
  });

  refuses(method, {
    app_not_found: (world) => world.bot.refused(method, { app_id: "A00000000" }),
    access_denied: async (world) => (await configuring(world, "bob")).refused(method, { app_id: devApp(world).id }),
    invalid_cursor: (world) => world.bot.refused(method, { app_id: devApp(world).id, cursor: "forged" }),
  });
});
