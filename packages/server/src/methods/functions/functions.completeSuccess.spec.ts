import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { clientOf } from "../../../testkit/apps.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { configureApp, devApp, Receiver } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { awaitGreeting, readRun } from "../../../testkit/workflows.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "functions.completeSuccess";
const outputs = { text: "Hello Ann" };

/** The greeting as an app receives it over HTTP. */
async function executeFunction(world: Workspace, receiver: Receiver) {
  const settings = { socket_mode_enabled: false, event_subscriptions: { request_url: receiver.url } };
  const { runId, executionId } = await awaitGreeting(world, settings);
  const event = receiver.received[0]?.body.event ?? {};
  return { runId, executionId, event, worker: world.actor(String(event["bot_access_token"])) };
}

describe(method, () => {
  test("an app receives its step without a subscription, and the run continues with its outputs", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    const { runId, executionId, event, worker } = await executeFunction(world, receiver);

    await worker.does(method, { function_execution_id: executionId, outputs });
    await world.platform.settle();

    assert.equal(receiver.received.length, 1);
    assert.equal(event["function_execution_id"], executionId);
    assert.equal(event["workflow_execution_id"], runId);
    assert.deepEqual(event["inputs"], { name: "Ann" });
    assert.equal((event["function"] as { callback_id: string }).callback_id, "greet");
    const run = await readRun(world, runId);
    assert.deepEqual([run.status, run.outputs], ["completed", JSON.stringify({ said: "Hello Ann" })]);
  });

  test("the token of the event is the bot's, and ends with the execution alone", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    const { executionId, worker } = await executeFunction(world, receiver);
    const { user_id } = await world.bot.does("auth.test", {});

    assert.equal((await worker.does("auth.test", {})).user_id, user_id);
    await worker.does(method, { function_execution_id: executionId, outputs });

    assert.match(worker.token, /^xwfp-/);
    assert.equal(await worker.refused("auth.test", {}), "token_revoked");
    await world.bot.does("auth.test", {});
  });

  test("that token is none of the app's own: it cannot be traded for one that lives longer, and is not listed", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    const { worker } = await executeFunction(world, receiver);
    await configureApp(world, { token_rotation_enabled: true });

    const trade = { ...clientOf(devApp(world)), token: worker.token };
    assert.equal(await world.actor("").refused("oauth.v2.exchange", trade), "invalid_token");
    const author = await configuring(world, "alice");
    const { tokens } = await author.does("developer.apps.tokens.list", { app_id: devApp(world).id });
    assert.equal(tokens.filter(({ type }) => type === "bot").length, 1);
  });

  test("that token is put in on the way out, again with each try, and is kept nowhere", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    receiver.answer = (response) => void response.writeHead(500).end();
    const { worker } = await executeFunction(world, receiver);

    const tokens = receiver.received.map(({ body }) => body.event["bot_access_token"]);
    assert.deepEqual(tokens, [worker.token, worker.token]);
    const { db } = world.platform.store;
    const kept = JSON.stringify([
      await db.selectFrom("deliveries").selectAll().execute(),
      await db.selectFrom("outbox").selectAll().execute(),
      await db.selectFrom("tokens").selectAll().execute(),
    ]);
    assert.ok(kept.includes("function_executed") && !kept.includes("xwfp-"));
  });

  test("revoking that token leaves the installation alone", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    const { worker } = await executeFunction(world, receiver);

    await worker.does("auth.revoke", {});

    assert.equal(await worker.refused("auth.test", {}), "token_revoked");
    await world.bot.does("auth.test", {});
  });

  test("that token ends when the app is removed", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    const { worker } = await executeFunction(world, receiver);

    await world.bot.does("apps.uninstall", clientOf(devApp(world)));

    assert.equal(await worker.refused("auth.test", {}), "token_revoked");
  });

  test("undeclared outputs are dropped, and numeric text becomes a number", async () => {
    await using world = await workspace();
    const { runId, executionId } = await awaitGreeting(world);

    await world.bot.does(method, { function_execution_id: executionId, outputs: { text: 7, secret: "x" } });
    await world.platform.settle();

    assert.equal((await readRun(world, runId)).outputs, JSON.stringify({ said: "7" }));
  });

  test("of two endings at once, one counts", async () => {
    await using world = await workspace();
    const { executionId } = await awaitGreeting(world);
    const ending = { function_execution_id: executionId, outputs };

    const answers = await Promise.all([world.bot.asks(method, ending), world.bot.asks(method, ending)]);

    assert.deepEqual(answers.map(({ error }) => error).toSorted(), ["execution_not_in_running_state", undefined]);
  });

  refuses(method, {
    function_execution_not_found: async (world) => {
      const { executionId } = await awaitGreeting(world);
      const stranger = world.actor(world.dev.apps.find(({ name }) => name === "Rotating App")?.bot_token ?? "");
      return stranger.refused(method, { function_execution_id: executionId, outputs });
    },
    execution_not_in_running_state: async (world) => {
      const { executionId } = await awaitGreeting(world);
      await world.bot.does(method, { function_execution_id: executionId, outputs });
      return world.bot.refused(method, { function_execution_id: executionId, outputs });
    },
    parameter_validation_failed: async (world) => {
      const { executionId } = await awaitGreeting(world);
      return world.bot.refused(method, { function_execution_id: executionId, outputs: {} });
    },
  });
});
