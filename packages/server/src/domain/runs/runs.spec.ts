import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { steer } from "../../../testkit/controls.ts";
import { playApp } from "../../../testkit/playedApp.ts";
import { devApp, Receiver } from "../../../testkit/receiving.ts";
import { modal, plain } from "../../../testkit/views.ts";
import { clientOf } from "../../../testkit/apps.ts";
import { damageRun } from "../../../testkit/damageRun.ts";
import { nobody } from "../caller.ts";
import { awaitGreeting, declare, greeting, readRun, start } from "../../../testkit/workflows.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

async function errorOf(world: Workspace, runId: string): Promise<string | null> {
  const { status, error } = await readRun(world, runId);
  assert.equal(status, "failed");
  return error;
}

describe("a run", () => {
  test("goes by the manifest of its start, whatever comes later", async () => {
    await using world = await workspace();
    const { runId, executionId } = await awaitGreeting(world);
    await declare(world, { functions: {}, workflows: {} });

    await world.bot.does("functions.completeSuccess", {
      function_execution_id: executionId,
      outputs: { text: "Hello" },
    });
    await world.platform.settle();

    assert.equal((await readRun(world, runId)).outputs, JSON.stringify({ said: "Hello" }));
  });

  test("fails when the app takes longer than its manifest says, and the token ends", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    const greet = { ...greeting.functions.greet, time_limit_s: 5 };
    const settings = { event_subscriptions: { request_url: receiver.url } };
    await declare(world, { ...greeting, functions: { greet }, settings });
    const runId = await start(world, { workflow: "welcome", inputs: { name: "Ann" } });
    await world.platform.settle();
    const worker = world.actor(String(receiver.received[0]?.body.event["bot_access_token"]));
    await worker.does("auth.test", {});

    await steer(world.platform).does("clock.advance", { by: "6s" });

    assert.equal(await errorOf(world, runId), "step 1 (greet): took longer than 5 s");
    assert.equal(await worker.refused("auth.test", {}), "token_revoked");
  });

  test("fails as soon as it is known that the app will never be notified", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    receiver.answer = (response) => void response.writeHead(500).end();
    const settings = { socket_mode_enabled: false, event_subscriptions: { request_url: receiver.url } };
    const { runId } = await awaitGreeting(world, settings);
    const control = steer(world.platform);

    for (const by of ["61s", "301s"]) {
      await control.does("clock.advance", { by });
      await world.platform.settle();
    }

    assert.equal(await errorOf(world, runId), "step 1 (greet): the app could not be notified: http_error");
    assert.equal(receiver.received.length, limits.delivery_retries_s.length + 1);
  });

  test("fails when nobody has opened a socket for the app in time", async () => {
    await using world = await workspace();
    const { runId } = await awaitGreeting(world);

    await steer(world.platform).does("clock.advance", { by: "2h" });

    assert.equal(await errorOf(world, runId), "step 1 (greet): the app could not be notified: nobody listened");
  });

  test("fails at once when the app cannot be reached at all, or is gone", async () => {
    await using world = await workspace();
    const unreachable = await awaitGreeting(world, { socket_mode_enabled: false });
    assert.match((await errorOf(world, unreachable.runId)) ?? "", /neither a request URL for events nor a socket/);

    await declare(world, { ...greeting, settings: { socket_mode_enabled: true } });
    const runId = await start(world, { workflow: "welcome", inputs: { name: "Ann" } });
    await world.bot.does("apps.uninstall", clientOf(devApp(world)));
    await world.platform.settle();

    assert.match((await errorOf(world, runId)) ?? "", /no longer installed in this workspace/);
  });

  test("of an app that is installed for the org completes in the workspace where it runs", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    const app = world.dev.apps.find(({ name }) => name === "Org App");
    const appId = app?.id ?? "";
    const settings = { event_subscriptions: { request_url: receiver.url } };
    await declare(world, { ...greeting, settings }, { appId, author: "erin" });
    const labs = world.dev.teams.find(({ domain }) => domain === "acme-labs")?.id ?? "";
    const runId = await start(world, { appId, teamId: labs, workflow: "welcome", inputs: { name: "Ann" } });
    await world.platform.settle();
    const { team_id, authorizations, event } = receiver.received[0]?.body ?? assert.fail("the app was not notified");
    assert.deepEqual([team_id, authorizations[0]?.["is_enterprise_install"]], [labs, true]);

    const worker = world.actor(String(event["bot_access_token"]));
    const function_execution_id = String(event["function_execution_id"]);
    await worker.does("functions.completeSuccess", { function_execution_id, outputs: { text: "Hello" } });
    await world.platform.settle();

    assert.equal((await readRun(world, runId)).status, "completed");
  });

  test("does not begin, and does not go on, when an admin has restricted the app", async () => {
    await using world = await workspace();
    const steps = [
      { function_id: "slack#/functions/delay", inputs: { minutes_to_delay: 1 } },
      { function_id: "slack#/functions/send_message", inputs: { channel_id: world.random, message: "too late" } },
    ];
    await declare(world, { workflows: { slow: { title: "Slow", steps } } });
    const runId = await start(world, { workflow: "slow" });
    await world.platform.settle();
    const app_id = devApp(world).id;

    await world.alice.does("admin.apps.restrict", { app_id });
    const control = steer(world.platform);
    await control.does("clock.advance", { by: "2m" });

    assert.match(
      (await errorOf(world, runId)) ?? "",
      /^step 1 \(delay\): an administrator has restricted the app in this workspace$/,
    );
    assert.equal(await control.refused("runs.start", { user: "bob", app_id, workflow: "slow" }), "refused");
  });

  test("that fails inside the platform is retried, and does not block other runs", async () => {
    await using world = await workspace();
    await declare(world, { ...greeting, settings: { socket_mode_enabled: true } });
    const broken = await start(world, { workflow: "welcome", inputs: { name: "Ann" } });
    const { db } = world.platform.store;
    const { definition } = await readRun(world, broken);
    await world.platform.store.write(damageRun, { caller: nobody, nowMs: 0 }, { id: broken, definition: "{" });
    const sound = await start(world, { workflow: "welcome", inputs: { name: "Ben" } });
    await world.platform.settle();
    assert.equal((await readRun(world, sound)).execution_id === null, false);
    assert.ok((await readRun(world, broken)).attempts > 0);

    await world.platform.store.write(damageRun, { caller: nobody, nowMs: 0 }, { id: broken, definition });
    await steer(world.platform).does("clock.advance", { by: "2m" });

    const executions = await db.selectFrom("function_executions").select("id").where("run_id", "=", broken).execute();
    assert.equal(executions.length, 1);
  });

  test("is forgotten long after its end, with everything that hung on it", async () => {
    await using world = await workspace();
    const { runId, executionId } = await awaitGreeting(world);
    await world.bot.does("functions.completeError", { function_execution_id: executionId, error: "No." });

    await steer(world.platform).does("clock.advance", { by: "91d" });

    assert.equal(await world.bot.refused("workflows.runs.info", { run_id: runId }), "run_not_found");
    const { db } = world.platform.store;
    assert.deepEqual(await db.selectFrom("function_executions").select("id").execute(), []);
    assert.deepEqual(await db.selectFrom("tokens").select("hash").where("execution_id", "is not", null).execute(), []);
  });
});

describe("what a function shows", () => {
  /** The app, notified of its step, with the step's token. */
  async function worker(world: Workspace, receiver: Receiver) {
    const settings = {
      socket_mode_enabled: false,
      event_subscriptions: { request_url: receiver.url },
      interactivity: { is_enabled: true },
    };
    const { executionId } = await awaitGreeting(world, settings);
    const token = String(receiver.received[0]?.body.event["bot_access_token"]);
    return { executionId, actor: world.actor(token) };
  }

  const button = [{ type: "actions", elements: [{ type: "button", action_id: "go", text: plain("Go") }] }];

  test("carries the execution when a person acts in it, and the views that are opened for that", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    await using receiver = await Receiver.start();
    const { executionId, actor } = await worker(world, receiver);
    const { ts } = await actor.does("chat.postMessage", { channel: world.general, text: "x", blocks: button });
    const control = steer(world.platform);

    await control.does("person.act", { user: "bob", channel: "general", ts, action_id: "go" });
    const pressed = app.last();
    const { interactivity_pointer } = pressed["interactivity"] as { interactivity_pointer: string };
    const { view } = await actor.does("views.open", { interactivity_pointer, view: modal() });
    await control.does("person.submit", { user: "bob", view_id: view.id, values: {} });
    const submitted = app.last();

    const data = { execution_id: executionId, function: { callback_id: "greet" }, inputs: { name: "Ann" } };
    for (const payload of [pressed, submitted]) {
      assert.deepEqual(payload["function_data"], data);
      assert.equal(payload["bot_access_token"], actor.token);
    }
    assert.equal(submitted["type"], "view_submission");
  });

  test("has no token any more once the execution has ended", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    await using receiver = await Receiver.start();
    const { executionId: function_execution_id, actor } = await worker(world, receiver);
    const { ts } = await actor.does("chat.postMessage", { channel: world.general, text: "x", blocks: button });
    await actor.does("functions.completeSuccess", { function_execution_id, outputs: { text: "Hi" } });

    await steer(world.platform).does("person.act", { user: "bob", channel: "general", ts, action_id: "go" });

    assert.ok("function_data" in app.last() && !("bot_access_token" in app.last()));
  });

  test("with the app's own token carries nothing", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    const { ts } = await world.bot.does("chat.postMessage", { channel: world.general, text: "x", blocks: button });

    await steer(world.platform).does("person.act", { user: "bob", channel: "general", ts, action_id: "go" });

    assert.ok(!("function_data" in app.last()) && !("interactivity" in app.last()));
  });
});
