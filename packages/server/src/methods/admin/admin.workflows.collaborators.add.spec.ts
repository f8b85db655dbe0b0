import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { functionIdOf, workflowIdOf } from "../../domain/workflows/namedIds.ts";
import { giveRole } from "../../../testkit/delegatedRoles.ts";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { canRun, devAppId, link, makeTrigger, runsOf } from "../../../testkit/triggers.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { declare, greeting, start } from "../../../testkit/workflows.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.workflows.collaborators.add";

const plainId = (world: Workspace): string => workflowIdOf(devAppId(world), "plain");

function bobToPlain(world: Workspace) {
  return { workflow_ids: [plainId(world)], collaborator_ids: [world.bob.id] };
}

describe(method, () => {
  test("lets a person manage the triggers of the workflow, run them, and see its runs", async () => {
    await using world = await workspace();
    const { id: trigger_id } = await makeTrigger(world);
    const bob = await configuring(world, "bob");
    const create = { ...link, workflow_app_id: devAppId(world) };
    await world.bot.does("workflows.triggers.permissions.set", { trigger_id, permission_type: "app_collaborators" });
    assert.equal(await bob.refused("workflows.triggers.create", create), "access_denied");
    assert.equal(await canRun(world, world.bob, trigger_id), false);
    assert.deepEqual((await bob.does("workflows.triggers.list", {})).triggers, []);

    await world.alice.does(method, bobToPlain(world));

    assert.equal(await canRun(world, world.bob, trigger_id), true);
    const [run] = await runsOf(world, trigger_id);
    const { runs } = await bob.does("workflows.runs.list", { app_id: devAppId(world) });
    assert.deepEqual([runs.length, runs[0]?.id], [1, run?.id]);
    await bob.does("workflows.runs.info", { run_id: run?.id ?? "" });
    const { trigger } = await bob.does("workflows.triggers.create", create);
    const idsOf = (listed: { triggers: readonly { id: string }[] }) => listed.triggers.map(({ id }) => id).toSorted();
    const own = [trigger.id, trigger_id].toSorted();
    assert.deepEqual(idsOf(await bob.does("workflows.triggers.list", {})), own);
    assert.deepEqual(idsOf(await bob.does("workflows.triggers.list", { app_id: devAppId(world) })), own);
    await bob.does("workflows.triggers.delete", { trigger_id: trigger.id });
    const rule = await bob.does("workflows.triggers.permissions.list", { trigger_id });
    assert.ok(rule.user_ids?.includes(world.bob.id));
  });

  test("is about that workflow alone, and opens nothing else of the app", async () => {
    await using world = await workspace();
    await makeTrigger(world);
    const other = await world.bot.does("workflows.triggers.create", {
      ...link,
      workflow: "#/workflows/place",
      inputs: { place: { value: world.random } },
    });
    await world.alice.does(method, bobToPlain(world));
    const bob = await configuring(world, "bob");
    const app_id = devAppId(world);
    assert.equal(await bob.refused("workflows.triggers.info", { trigger_id: other.trigger.id }), "access_denied");
    assert.equal(await bob.refused("apps.manifest.export", { app_id }), "access_denied");
    assert.equal(await bob.refused("developer.apps.credentials.get", { app_id }), "access_denied");
  });

  test("notifies the person of a failed run that nobody started", async () => {
    await using world = await workspace();
    await declare(world, { ...greeting, settings: { socket_mode_enabled: true } });
    const app = devAppId(world);
    await world.alice.does(method, {
      workflow_ids: [workflowIdOf(app, "welcome")],
      collaborator_ids: [world.bob.id],
    });
    await world.alice.does("admin.functions.permissions.set", {
      function_id: functionIdOf(app, "greet"),
      visibility: "no_one",
    });
    await start(world, { workflow: "welcome", inputs: { name: "Ann" } });
    await world.platform.settle();
    const bob = await atHome(world, world.bob);
    const { channels } = await bob.does("conversations.list", { types: ["im"] });
    const texts: string[] = [];
    for (const { id: channel = "" } of channels) {
      texts.push(...(await bob.does("conversations.history", { channel })).messages.map(({ text }) => text));
    }
    assert.match(texts.join(), /Welcome.* failed at step 1/);
  });

  test("is found by search, and adds whom it can", async () => {
    await using world = await workspace();
    await makeTrigger(world);
    const frank = personOf(world, "frank").id;
    const unknown = "Wf0NOBODY000";
    const answer = await world.alice.asks(method, {
      workflow_ids: [plainId(world), unknown],
      collaborator_ids: [world.bob.id, frank],
    });
    assert.equal(answer["error"], "error_adding_collaborators");
    assert.deepEqual(answer["errors"], [
      { user: frank, workflow: plainId(world), message: "user_not_found" },
      { user: world.bob.id, workflow: unknown, message: "workflow_not_found" },
      { user: frank, workflow: unknown, message: "workflow_not_found" },
    ]);
    const found = await world.alice.does("admin.workflows.search", { collaborator_ids: [world.bob.id] });
    assert.deepEqual(
      found.workflows.map(({ title, collaborators }) => [title, collaborators]),
      [["Plain", [world.alice.id, world.bob.id]]],
    );
  });

  test("has an entry in the audit log for each workflow, and none for a refused call", async () => {
    await using world = await workspace();
    await makeTrigger(world);
    await world.alice.does(method, bobToPlain(world));
    await world.alice.refused(method, { workflow_ids: [plainId(world)], collaborator_ids: ["U0000000000"] });
    const { entries } = await world.alice.does("admin.audit.list", { action: method });
    assert.deepEqual(
      entries.map(({ entity }) => entity),
      [{ type: "workflow", id: plainId(world) }],
    );
  });

  test("is open to a Workflow Admin of the workspace, and ends with the membership", async () => {
    await using world = await workspace();
    const { id: trigger_id } = await makeTrigger(world);
    await world.bot.does("workflows.triggers.permissions.set", { trigger_id, permission_type: "app_collaborators" });
    await giveRole(world, world.carol, "Rl0W");
    await world.carol.does(method, bobToPlain(world));
    await world.alice.does("admin.users.remove", { team_id: teamsOf(world).acme, user_id: world.bob.id });
    const found = await world.alice.does("admin.workflows.search", { collaborator_ids: [world.bob.id] });
    assert.equal(found.total_found, 0);
  });

  refuses(method, {
    not_allowed: async (world) => {
      await makeTrigger(world);
      return world.bob.refused(method, bobToPlain(world));
    },
    error_adding_collaborators: async (world) => {
      await makeTrigger(world);
      return world.alice.refused(method, { ...bobToPlain(world), collaborator_ids: ["U0000000000"] });
    },
  });
});
