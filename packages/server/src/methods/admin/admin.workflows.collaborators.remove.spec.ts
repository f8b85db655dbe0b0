import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { workflowIdOf } from "../../domain/workflows/namedIds.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { canRun, devAppId, link, makeTrigger } from "../../../testkit/triggers.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.workflows.collaborators.remove";
const add = "admin.workflows.collaborators.add";

function bobOfPlain(world: Workspace) {
  return { workflow_ids: [workflowIdOf(devAppId(world), "plain")], collaborator_ids: [world.bob.id] };
}

/** Two links for collaborators, of the workflows `plain` and `leave`. */
async function twoLinks(world: Workspace) {
  const plain = await makeTrigger(world);
  const inputs = { who: { value: world.bob.id } };
  const leave = await world.bot.does("workflows.triggers.create", { ...link, workflow: "#/workflows/leave", inputs });
  for (const trigger_id of [plain.id, leave.trigger.id]) {
    await world.bot.does("workflows.triggers.permissions.set", { trigger_id, permission_type: "app_collaborators" });
  }
  return { plain: plain.id, leave: leave.trigger.id };
}

describe(method, () => {
  test("takes back what adding gave", async () => {
    await using world = await workspace();
    const { plain } = await twoLinks(world);
    await world.alice.does(add, bobOfPlain(world));
    assert.equal(await canRun(world, world.bob, plain), true);

    await world.alice.does(method, bobOfPlain(world));

    assert.equal(await canRun(world, world.bob, plain), false);
    const bob = await configuring(world, "bob");
    assert.equal(await bob.refused("workflows.triggers.info", { trigger_id: plain }), "access_denied");
  });

  test("removes a collaborator of the app from one workflow, until they are added again", async () => {
    await using world = await workspace();
    const { plain, leave } = await twoLinks(world);
    const alice = await configuring(world, "alice");
    const app_id = devAppId(world);
    await alice.does("developer.apps.owners.add", { app_id, user_id: world.bob.id, permission_type: "owner" });
    const bob = await configuring(world, "bob");
    const seen = async () => [
      await canRun(world, world.bob, plain),
      await canRun(world, world.bob, leave),
      (await bob.does("workflows.triggers.list", { app_id })).triggers.length,
      (await bob.does("workflows.triggers.list", {})).triggers.length,
      (await bob.does("workflows.runs.list", { app_id })).runs.some(({ workflow }) => workflow.callback_id === "plain"),
    ];
    assert.deepEqual(await seen(), [true, true, 2, 2, true]);

    await world.alice.does(method, bobOfPlain(world));
    assert.deepEqual(await seen(), [false, true, 1, 1, false]);
    assert.equal(await bob.refused("workflows.triggers.delete", { trigger_id: plain }), "access_denied");
    assert.equal(await bob.refused("workflows.runs.list", { app_id, workflow: "plain" }), "access_denied");
    await bob.does("apps.manifest.export", { app_id });

    await world.alice.does(add, bobOfPlain(world));
    assert.deepEqual(await seen(), [true, true, 2, 2, true]);
  });

  test("removes the last collaborator, so that search finds an orphan", async () => {
    await using world = await workspace();
    await twoLinks(world);
    const asked = { ...bobOfPlain(world), collaborator_ids: [world.alice.id] };
    await world.alice.does(method, asked);
    const orphans = await world.alice.does("admin.workflows.search", {
      app_id: devAppId(world),
      no_collaborators: true,
    });
    assert.deepEqual(
      orphans.workflows.map(({ title }) => title),
      ["Plain"],
    );
  });

  test("names people who do not work on it", async () => {
    await using world = await workspace();
    await twoLinks(world);
    const asked = bobOfPlain(world);
    const answer = await world.alice.asks(method, { ...asked, collaborator_ids: [world.bob.id, world.alice.id] });
    assert.deepEqual(answer["errors"], [
      { user: world.bob.id, workflow: asked.workflow_ids[0], message: "not_a_collaborator" },
    ]);
    assert.equal(
      (await world.alice.does("admin.workflows.search", { collaborator_ids: [world.alice.id] })).total_found,
      4,
    );
  });

  refuses(method, {
    not_allowed: async (world) => {
      await makeTrigger(world);
      return world.bob.refused(method, bobOfPlain(world));
    },
    error_removing_collaborators: async (world) => {
      await makeTrigger(world);
      return world.alice.refused(method, bobOfPlain(world));
    },
  });
});
