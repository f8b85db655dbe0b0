import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { borrowing, lend, lendToBob, lentAndInstalled } from "../../../testkit/lending.ts";
import { steer } from "../../../testkit/controls.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { devApp, Receiver } from "../../../testkit/receiving.ts";
import { plain } from "../../../testkit/views.ts";
import { declare, readRun, start } from "../../../testkit/workflows.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const set = "functions.distributions.permissions.set";
const notShared = /no app in this workspace shares a function \S+ with anybody who may change this one/;

async function fails(world: Workspace, appId: string): Promise<string> {
  const runId = await start(world, { appId, workflow: "welcome", inputs: { name: "Ann" } });
  await world.platform.settle();
  const { status, error } = await readRun(world, runId);
  assert.equal(status, "failed");
  return error ?? "";
}

describe("a step that names a function of another app", () => {
  test("is done by that app, and returns its outputs", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    const { appId, borrower } = await lentAndInstalled(world, receiver);

    const runId = await start(world, { appId: borrower, workflow: "welcome", inputs: { name: "Ann" } });
    await world.platform.settle();
    const { api_app_id, event } = receiver.received[0]?.body ?? assert.fail("the app was not notified");
    assert.equal(api_app_id, appId);
    const worker = world.actor(String(event["bot_access_token"]));
    await worker.does("functions.completeSuccess", {
      function_execution_id: String(event["function_execution_id"]),
      outputs: { text: "Hello Ann" },
    });
    await world.platform.settle();

    const run = await readRun(world, runId);
    assert.deepEqual([run.status, run.outputs], ["completed", JSON.stringify({ said: "Hello Ann" })]);
  });

  test("is saved only while the function is shared with a person who may change the workflow", async () => {
    await using world = await workspace();
    const { alice, bob, carol, appId, greet, functionId } = await lendToBob(world);

    const olderId = functionId.replace(/^Fn0/, "Fn");
    for (const name of [`${appId}#/functions/greet`, functionId, olderId]) {
      const manifest = borrowing(name);
      const { app_id } = await bob.does("apps.manifest.create", { manifest });
      await bob.does("apps.manifest.update", { app_id, manifest });
      assert.equal(await carol.refused("apps.manifest.create", { manifest }), "invalid_manifest");
      // One person who may change it is enough: Bob's app may use what Bob may use, no matter who saves it.
      await bob.does("developer.apps.owners.add", { app_id, user_id: carol.id, permission_type: "owner" });
      await carol.does("apps.manifest.validate", { app_id, manifest });
    }
    const manifest = borrowing(functionId);
    await alice.does(set, { ...greet, permission_type: "everyone" });
    await carol.does("apps.manifest.create", { manifest });
    await alice.does(set, { ...greet, permission_type: "app_collaborators" });
    const answer = await bob.asks("apps.manifest.validate", { manifest });
    assert.deepEqual([answer.ok, answer["error"]], [false, "invalid_manifest"]);
    const [fault] = answer["errors"] as { message: string; pointer: string }[];
    assert.match(fault?.message ?? "", notShared);
    assert.equal(fault?.pointer, "/workflows/welcome/steps/0/function_id");
  });

  test("lacks no input that the function requires", async () => {
    await using world = await workspace();
    const { bob, functionId } = await lendToBob(world);

    const answer = await bob.asks("apps.manifest.validate", { manifest: borrowing(functionId, {}) });

    assert.deepEqual(answer["errors"], [
      {
        message: "missing required input: name; step 1 (greet) cannot run without it",
        pointer: "/workflows/welcome/steps/0/inputs",
      },
    ]);
  });

  test("gives it only what the function declares, of the declared types", async () => {
    await using world = await workspace();
    const { bob, functionId } = await lendToBob(world);

    const manifest = borrowing(functionId, { name: { first: "Ann" }, nick: "A" });
    const answer = await bob.asks("apps.manifest.validate", { manifest });

    assert.deepEqual(answer["errors"], [
      { message: "step 1 (greet): name must be text", pointer: "/workflows/welcome/steps/0/inputs/name" },
      {
        message: "step 1 (greet) takes no input nick; it takes name",
        pointer: "/workflows/welcome/steps/0/inputs/nick",
      },
    ]);
  });

  test("may be for everybody of a workspace or of the org", async () => {
    await using world = await workspace();
    const { alice, bob, greet, functionId } = await lend(world);
    const manifest = borrowing(functionId);
    const named = { ...greet, permission_type: "named_entities" };

    await alice.does(set, { ...named, team_ids: [teamsOf(world).labs] });
    assert.equal(await bob.refused("apps.manifest.validate", { manifest }), "invalid_manifest");
    await alice.does(set, { ...named, team_ids: [world.dev.teams[0]?.id ?? ""] });
    await bob.does("apps.manifest.validate", { manifest });
    await alice.does(set, { ...named, org_ids: [world.dev.org?.id ?? ""] });
    await bob.does("apps.manifest.validate", { manifest });
  });

  test("fails in a run as soon as the function is shared no more, or its app is gone", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    const { alice, bob, greet, appId, borrower } = await lentAndInstalled(world, receiver);
    const running = await start(world, { appId: borrower, workflow: "welcome", inputs: { name: "Ann" } });

    await alice.does("functions.distributions.permissions.remove", { ...greet, user_ids: [bob.id ?? ""] });
    await world.platform.settle();
    assert.match((await readRun(world, running)).error ?? "", notShared);
    assert.match(await fails(world, borrower), notShared);

    await alice.does(set, { ...greet, permission_type: "everyone" });
    await alice.does("apps.developerUninstall", { app_id: appId });
    assert.match(await fails(world, borrower), notShared);
    assert.equal(receiver.received.length, 0);
  });

  test("can address the person who acted, and pass them on to the steps of the workflow's own app", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    const { bob, borrower } = await lendAsking(world, receiver);
    const { trigger } = await bob.does("workflows.triggers.create", {
      type: "shortcut",
      name: "Order",
      workflow: "#/workflows/order",
      workflow_app_id: borrower,
      inputs: { interactivity: { value: "{{data.interactivity}}" } },
    });
    const control = steer(world.platform);
    await control.does("person.trigger", { user: "bob", trigger_id: trigger.id });
    await world.platform.settle();
    const { event } = receiver.received[0]?.body ?? assert.fail("the app was not notified");
    const { interactivity } = event["inputs"] as { interactivity: { interactivity_pointer: string } };
    const worker = world.actor(String(event["bot_access_token"]));
    const view = { type: "modal", title: plain("Theirs"), blocks: [] };
    const opening = { interactivity_pointer: interactivity.interactivity_pointer, view };

    await worker.does("views.open", opening);
    const again = await worker.refused("views.open", opening);
    await control.does("clock.advance", { by: "1m" });
    await worker.does("functions.completeSuccess", {
      function_execution_id: String(event["function_execution_id"]),
      outputs: { interactivity },
    });
    await world.platform.settle();

    assert.equal(again, "exchanged_trigger_id");
    const { views } = await control.does("person.views", { user: "bob" });
    assert.deepEqual(
      views.map(({ title }: { title: { text: string } }) => title.text),
      ["Theirs", "Ours"],
    );
  });
});

const interactivity = { interactivity: { type: "slack#/types/interactivity", is_required: true } };

/** A function of Alice's app that asks a person, and Bob's app that lets it, and then asks with its own form. */
async function lendAsking(world: Workspace, receiver: Receiver) {
  await declare(world, {
    functions: { ask: { title: "Ask", input_parameters: interactivity, output_parameters: interactivity } },
    workflows: {},
    settings: { socket_mode_enabled: false, event_subscriptions: { request_url: receiver.url } },
  });
  const appId = devApp(world).id;
  const [alice, bob] = [await configuring(world, "alice"), await configuring(world, "bob")];
  await alice.does(set, { function_app_id: appId, function_callback_id: "ask", permission_type: "everyone" });
  const fields = { elements: [{ name: "dish", type: "string" }] };
  const steps = [
    { id: "0", function_id: `${appId}#/functions/ask`, inputs: { interactivity: "{{inputs.interactivity}}" } },
    {
      id: "1",
      function_id: "slack#/functions/open_form",
      inputs: { title: "Ours", interactivity: "{{steps.0.interactivity}}", fields },
    },
  ];
  const workflows = { order: { title: "Order", input_parameters: interactivity, steps } };
  const { app_id: borrower } = await bob.does("apps.manifest.create", { manifest: { ...borrowing(""), workflows } });
  await bob.does("apps.developerInstall", { app_id: borrower });
  return { bob, borrower };
}
