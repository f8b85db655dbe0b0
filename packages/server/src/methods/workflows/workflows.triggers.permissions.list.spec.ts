import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { configuring } from "../../../testkit/openConfig.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { devAppId, makeTrigger, triggerRefusals } from "../../../testkit/triggers.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "workflows.triggers.permissions.list";

describe(method, () => {
  test("returns everyone by default", async () => {
    await using world = await workspace();
    const { id: trigger_id } = await makeTrigger(world);

    assert.deepEqual(await world.bot.does(method, { trigger_id }), { ok: true, permission_type: "everyone" });
  });

  test("names the current collaborators of the app, when it is for them", async () => {
    await using world = await workspace();
    const { id: trigger_id } = await makeTrigger(world);
    const alice = await configuring(world, "alice");
    await alice.does("workflows.triggers.permissions.set", { trigger_id, permission_type: "app_collaborators" });
    await alice.does("developer.apps.owners.add", { app_id: devAppId(world), user_id: world.bob.id });

    const rule = await alice.does(method, { trigger_id });

    assert.equal(rule.permission_type, "app_collaborators");
    assert.ok(rule.user_ids?.includes(world.bob.id));
  });

  refuses(
    method,
    triggerRefusals((actor, triggerId) => actor.refused(method, { trigger_id: triggerId })),
  );
});
