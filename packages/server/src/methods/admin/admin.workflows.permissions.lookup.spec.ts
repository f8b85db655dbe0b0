import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { MethodParams } from "@platform/protocol/contract/methods.ts";
import { workflowIdOf } from "../../domain/workflows/namedIds.ts";
import { deactivate } from "../../../testkit/channels.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { devAppId, link, makeTrigger, shareOrgs } from "../../../testkit/triggers.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.workflows.permissions.lookup";
const nobody = { user_ids: [], channel_ids: [], team_ids: [], org_ids: [] };

type Rule = Omit<MethodParams<"workflows.triggers.permissions.set">, "trigger_id">;

const plainId = (world: Workspace): string => workflowIdOf(devAppId(world), "plain");

async function permissionOf(world: Workspace, more: object = {}) {
  const id = plainId(world);
  const { permissions } = await world.alice.does(method, { workflow_ids: [id, "Wf0NOBODY000"], ...more });
  assert.deepEqual(Object.keys(permissions), [id]);
  return permissions[id];
}

describe(method, () => {
  test("returns the union of the links, and the type of the widest", async () => {
    await using world = await workspace();
    const { id: first } = await makeTrigger(world);
    const { trigger } = await world.bot.does("workflows.triggers.create", link);
    const set = (trigger_id: string, rule: Rule) =>
      world.bot.does("workflows.triggers.permissions.set", { trigger_id, ...rule });
    await set(first, { permission_type: "app_collaborators" });
    const named = { user_ids: [world.bob.id], channel_ids: [world.random] };
    await set(trigger.id, { permission_type: "named_entities", ...named });

    const both = { ...nobody, user_ids: [world.alice.id, world.bob.id].toSorted(), channel_ids: [world.random] };
    const found = await permissionOf(world);
    assert.deepEqual(
      { ...found?.who_can_run, user_ids: found?.who_can_run.user_ids.toSorted() },
      { permission_type: "named_entities", ...both },
    );
    assert.equal(found?.complete, true);
    assert.equal((await permissionOf(world, { max_workflow_triggers: 1 }))?.complete, false);

    await set(first, { permission_type: "everyone" });
    assert.equal((await permissionOf(world))?.who_can_run.permission_type, "everyone");
  });

  test("returns no one where nothing can be run", async () => {
    await using world = await workspace();
    const { id: trigger_id } = await makeTrigger(world);
    assert.equal((await permissionOf(world))?.who_can_run.permission_type, "everyone");
    await world.alice.does("admin.workflows.unpublish", { workflow_ids: [plainId(world)] });
    const none = { who_can_run: { permission_type: "no_one" as const, ...nobody }, complete: true };
    assert.deepEqual(await permissionOf(world), none);
    await makeTrigger(world);
    await world.bot.does("workflows.triggers.delete", { trigger_id });
    assert.equal((await permissionOf(world))?.who_can_run.permission_type, "everyone");
  });

  test("leaves out people who have left or may no longer be named", async () => {
    await using world = await workspace();
    const { id: trigger_id } = await makeTrigger(world);
    const { frank } = await shareOrgs(world);
    const user_ids = [world.bob.id, world.carol.id, frank.id];
    const named = { trigger_id, permission_type: "named_entities", user_ids };
    await world.bot.does("workflows.triggers.permissions.set", named);
    const people = async () => (await permissionOf(world))?.who_can_run.user_ids.toSorted();
    assert.deepEqual(await people(), [...user_ids].toSorted());

    await deactivate(world, world.bob);
    await world.alice.does("admin.enterprise.setConnectPolicy", { trigger_users: false });
    assert.deepEqual(await people(), [world.carol.id]);
  });

  refuses(method, {
    not_allowed: (world) => world.bob.refused(method, { workflow_ids: ["Wf0123456789"] }),
  });
});
