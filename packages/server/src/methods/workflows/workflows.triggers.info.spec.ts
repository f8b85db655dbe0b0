import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { devAppId, makeTrigger, triggerRefusals } from "../../../testkit/triggers.ts";
import { declare } from "../../../testkit/workflows.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "workflows.triggers.info";

describe(method, () => {
  test("tells readers of the app how it is made, and no one of another workspace", async () => {
    await using world = await workspace();
    const trigger = await makeTrigger(world);
    const alice = await configuring(world, "alice");
    const app_id = devAppId(world);
    await alice.does("developer.apps.owners.add", { app_id, user_id: world.bob.id, permission_type: "reader" });
    const bob = await configuring(world, "bob");

    assert.deepEqual((await bob.does(method, { trigger_id: trigger.id })).trigger, trigger);
    assert.equal(await bob.refused("workflows.triggers.delete", { trigger_id: trigger.id }), "access_denied");
    const frank = personOf(world, "frank");
    assert.equal(await frank.refused(method, { trigger_id: trigger.id }), "trigger_not_found");
  });

  test("describes a trigger whose workflow is gone", async () => {
    await using world = await workspace();
    const { id } = await makeTrigger(world);
    await declare(world, { workflows: {} });

    const { trigger } = await world.bot.does(method, { trigger_id: id });

    assert.deepEqual([trigger.workflow.callback_id, trigger.workflow.title], ["plain", "plain"]);
  });

  refuses(
    method,
    triggerRefusals((actor, triggerId) => actor.refused(method, { trigger_id: triggerId })),
  );
});
