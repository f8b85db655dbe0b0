import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { clientOf } from "../../../testkit/apps.ts";
import { lentAndInstalled } from "../../../testkit/lending.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { Receiver, devApp } from "../../../testkit/receiving.ts";
import { awaitGreeting, declare, readRun, start } from "../../../testkit/workflows.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

/** How the run stands once everything that is due now has been done. The clock does not move. */
async function outcome(world: Workspace, runId: string) {
  await world.platform.settle();
  const { status, error } = await readRun(world, runId);
  return [status, error];
}

const uninstalled = "step 1 (greet): the app is no longer installed in this workspace";

describe("A run that waits for a function", () => {
  test("fails at once when its app is uninstalled", async () => {
    await using world = await workspace();
    const { runId } = await awaitGreeting(world);

    await world.bot.does("apps.uninstall", clientOf(devApp(world)));

    assert.deepEqual(await outcome(world, runId), ["failed", uninstalled]);
  });

  test("fails at once when its app is deleted", async () => {
    await using world = await workspace();
    const { runId } = await awaitGreeting(world);

    await (await configuring(world, "alice")).does("apps.manifest.delete", { app_id: devApp(world).id });

    assert.deepEqual(await outcome(world, runId), ["failed", "step 1 (greet): the app was deleted"]);
  });

  test("fails at once when an administrator restricts its app", async () => {
    await using world = await workspace();
    const { runId } = await awaitGreeting(world);

    await world.alice.does("admin.apps.restrict", { app_id: devApp(world).id });

    const error = "step 1 (greet): an administrator has restricted the app in this workspace";
    assert.deepEqual(await outcome(world, runId), ["failed", error]);
  });

  test("fails at once when the bot token of its app is revoked", async () => {
    await using world = await workspace();
    const { runId } = await awaitGreeting(world);

    await world.bot.does("auth.revoke", {});

    assert.deepEqual(await outcome(world, runId), ["failed", "step 1 (greet): the app's bot has no valid token"]);
  });

  test("fails at once when the other app that does the step is uninstalled", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    const { appId, borrower } = await lentAndInstalled(world, receiver);
    const runId = await start(world, { appId: borrower, workflow: "welcome", inputs: { name: "Ann" } });
    await world.platform.settle();

    await (await configuring(world, "alice")).does("apps.developerUninstall", { app_id: appId });

    const [status, error] = await outcome(world, runId);
    assert.equal(status, "failed");
    assert.match(error ?? "", /^step 1 \(\w+\): the app is no longer installed in this workspace$/);
  });

  test("fails at once when its own app goes while it waits for a person or for time", async () => {
    await using world = await workspace();
    const delay = { function_id: "slack#/functions/delay", inputs: { minutes_to_delay: 5 } };
    await declare(world, { workflows: { later: { title: "Later", steps: [delay] } } });
    const runId = await start(world, { workflow: "later" });
    assert.deepEqual(await outcome(world, runId), ["running", null]);

    await world.bot.does("apps.uninstall", clientOf(devApp(world)));

    const error = "step 1 (delay): the app is no longer installed in this workspace";
    assert.deepEqual(await outcome(world, runId), ["failed", error]);
  });

  test("goes on when another app is uninstalled, or its own app in another workspace", async () => {
    await using world = await workspace();
    const { runId, executionId } = await awaitGreeting(world);
    const author = await configuring(world, "alice");
    const { app_id } = await author.does("apps.manifest.create", {
      manifest: {
        display_information: { name: "Other" },
        features: { bot_user: { display_name: "other" } },
        oauth_config: { scopes: { bot: ["chat:write"] } },
      },
    });
    await author.does("apps.developerInstall", { app_id });

    await author.does("apps.developerUninstall", { app_id });

    assert.deepEqual(await outcome(world, runId), ["running", null]);
    const outputs = { text: "Hello" };
    await world.bot.does("functions.completeSuccess", { function_execution_id: executionId, outputs });
    assert.deepEqual(await outcome(world, runId), ["completed", null]);
  });

  test("keeps its time limit when it was looked at early and its app is there again", async () => {
    await using world = await workspace();
    const { runId } = await awaitGreeting(world);
    const before = await readRun(world, runId);
    await world.platform.store.db.updateTable("workflow_runs").set({ due_ms: world.clock.nowMs() }).execute();

    assert.deepEqual(await outcome(world, runId), ["running", null]);

    assert.equal((await readRun(world, runId)).due_ms, before.due_ms);
  });
});
