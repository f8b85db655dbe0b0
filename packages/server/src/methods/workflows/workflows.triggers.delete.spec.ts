import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { canRun, makeTrigger, triggerRefusals } from "../../../testkit/triggers.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "workflows.triggers.delete";

describe(method, () => {
  test("takes it away with all who were named to run it", async () => {
    await using world = await workspace();
    const { bot, bob } = world;
    const { id: trigger_id } = await makeTrigger(world);
    const named = { trigger_id, permission_type: "named_entities", user_ids: [bob.id] };
    await bot.does("workflows.triggers.permissions.set", named);
    assert.equal(await canRun(world, bob, trigger_id), true);

    await bot.does(method, { trigger_id });

    assert.equal(await canRun(world, bob, trigger_id), false);
    assert.equal(await bot.refused("workflows.triggers.info", { trigger_id }), "trigger_not_found");
  });

  refuses(
    method,
    triggerRefusals((actor, triggerId) => actor.refused(method, { trigger_id: triggerId })),
  );
});
