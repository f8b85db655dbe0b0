import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { borrowing, lend, lentAndInstalled } from "../../../testkit/lending.ts";
import { personOf, seedWithAdmins } from "../../../testkit/admins.ts";
import { giveRole } from "../../../testkit/delegatedRoles.ts";
import { callback, install } from "../../../testkit/installing.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { Receiver } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { functionIdOf } from "../../domain/workflows/namedIds.ts";
import { awaitGreeting, declare, greeting, readRun, start } from "../../../testkit/workflows.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.functions.permissions.set";
const distribute = "functions.distributions.permissions.set";
const stopped = /an administrator does not let this workflow use the function/;

/** Alice's function, which her app shares with everyone. */
async function shared(world: Workspace) {
  const lent = await lend(world);
  await lent.alice.does(distribute, { ...lent.greet, permission_type: "everyone" });
  return lent;
}

async function errorOf(world: Workspace, runId: string): Promise<string> {
  await world.platform.settle();
  return (await readRun(world, runId)).error ?? "";
}

async function refusal(world: Workspace, asked: object): Promise<string> {
  const { functionId } = await lend(world);
  return world.alice.refused(method, { function_id: functionId, ...asked });
}

/** A function of Frank's app, which is installed in Alice's workspace, too. */
async function ofAnotherOrg(world: Workspace): Promise<string> {
  const frank = await configuring(world, "frank");
  const { functions } = greeting;
  const created = await frank.does("apps.manifest.create", {
    manifest: {
      display_information: { name: "Greeter" },
      features: { bot_user: { display_name: "Greeter" } },
      oauth_config: { redirect_urls: [callback], scopes: { bot: ["chat:write"] } },
      settings: { socket_mode_enabled: true },
      functions,
    },
    enable_distribution: true,
  });
  const { client_id, client_secret } = created.credentials;
  const app = { appId: created.app_id, clientId: client_id, client: { client_id, client_secret } };
  await install(world, "alice", app, { scope: "chat:write" });
  return functionIdOf(created.app_id, "greet");
}

describe(method, () => {
  test("decides whether a workflow of another app can be saved", async () => {
    await using world = await workspace();
    const { bob, carol, functionId } = await shared(world);
    const manifest = borrowing(functionId);
    const { app_id } = await bob.does("apps.manifest.create", { manifest });
    const set = (asked: object) => world.alice.does(method, { function_id: functionId, ...asked });

    await set({ visibility: "no_one" });
    const answer = await bob.asks("apps.manifest.update", { app_id, manifest });
    const [fault] = answer["errors"] as { message: string }[];
    assert.match(fault?.message ?? "", stopped);

    await set({ visibility: "named_entities", user_ids: [bob.id ?? ""] });
    await bob.does("apps.manifest.update", { app_id, manifest });
    assert.equal(await carol.refused("apps.manifest.create", { manifest }), "invalid_manifest");

    await set({ permissions: [{ type: "function", visibility: "app_collaborators" }] });
    assert.equal(await bob.refused("apps.manifest.update", { app_id, manifest }), "invalid_manifest");

    await set({ visibility: "everyone" });
    await carol.does("apps.manifest.create", { manifest });
  });

  test("fails runs that reach the step, and says why in the activities", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    const { appId, borrower } = await lentAndInstalled(world, receiver);
    const run = { appId: borrower, workflow: "welcome", inputs: { name: "Ann" } };
    const decide = (visibility: string) =>
      world.alice.does(method, { function_id: functionIdOf(appId, "greet"), visibility });

    const running = await start(world, run);
    await decide("no_one");
    assert.match(await errorOf(world, running), stopped);
    assert.match(await errorOf(world, await start(world, run)), stopped);
    assert.equal(receiver.received.length, 0);
    const { activities } = await world.alice.does("admin.apps.activities.list", { app_id: borrower });
    assert.ok(activities.some(({ payload }) => stopped.test(JSON.stringify(payload))));

    await decide("everyone");
    await start(world, run);
    await world.platform.settle();
    assert.equal(receiver.received.length, 1);
  });

  test("stops the steps of the function's own app, too", async () => {
    await using world = await workspace();
    const { executionId } = await awaitGreeting(world);
    assert.notEqual(executionId, "");
    const { functionId } = await lend(world);
    await declare(world, { ...greeting, settings: { socket_mode_enabled: true } });
    await world.alice.does(method, { function_id: functionId, visibility: "no_one" });
    const runId = await start(world, { workflow: "welcome", inputs: { name: "Ann" } });
    assert.match(await errorOf(world, runId), stopped);

    await world.alice.does(method, { function_id: functionId, visibility: "app_collaborators" });
    assert.equal(await errorOf(world, await start(world, { workflow: "welcome", inputs: { name: "Ann" } })), "");
  });

  test("does not reveal a function to people with whom it is not shared", async () => {
    await using world = await workspace();
    const { bob, functionId } = await lend(world);
    await world.alice.does(method, { function_id: functionId, visibility: "no_one" });
    const answer = await bob.asks("apps.manifest.validate", { manifest: borrowing(functionId) });
    assert.doesNotMatch(JSON.stringify(answer["errors"]), stopped);
  });

  test("lets no workspace allow what its org does not", async () => {
    await using world = await workspace({ seed: seedWithAdmins("carol") });
    const { bob, functionId } = await shared(world);
    const set = (actor: Workspace["alice"], visibility: string) =>
      actor.does(method, { function_id: functionId, visibility });
    const validate = () => bob.asks("apps.manifest.validate", { manifest: borrowing(functionId) });

    await set(world.carol, "no_one");
    assert.equal((await validate()).ok, false);
    await set(world.carol, "everyone");
    assert.equal((await validate()).ok, true);
    await set(world.alice, "no_one");
    await set(world.carol, "everyone");
    assert.equal((await validate()).ok, false);
  });

  test("is open to a Workflow Admin of the workspace", async () => {
    await using world = await workspace();
    const { functionId } = await shared(world);
    const asked = { function_id: functionId, visibility: "no_one" };
    assert.equal(await world.bob.refused(method, asked), "restricted_action");
    await giveRole(world, world.bob, "Rl0W");
    await world.bob.does(method, asked);
  });

  test("is in the audit log under Slack's name, with the function", async () => {
    await using world = await workspace();
    const { functionId } = await shared(world);
    await world.alice.does(method, { function_id: functionId, visibility: "no_one" });
    const { entries } = await world.alice.does("admin.audit.list", {});
    const entry = entries.find(({ action }) => action === method);
    assert.deepEqual([entry?.entity.type, entry?.entity.id], ["function", functionId]);
  });

  refuses(method, {
    restricted_action: async (world) => {
      const { functionId } = await lend(world);
      return world.bob.refused(method, { function_id: functionId, visibility: "no_one" });
    },
    function_not_found: (world) => world.alice.refused(method, { function_id: "Fn0NOBODY000", visibility: "no_one" }),
    invalid_visibility: (world) => refusal(world, { visibility: "admins" }),
    invalid_permission: (world) =>
      refusal(world, { visibility: "named_entities", user_ids: [personOf(world, "frank").id] }),
    invalid_permission_type: (world) => refusal(world, { permissions: [{ type: "app", visibility: "no_one" }] }),
    invalid_setting: async (world) =>
      world.alice.refused(method, { function_id: await ofAnotherOrg(world), visibility: "app_collaborators" }),
  });
});
