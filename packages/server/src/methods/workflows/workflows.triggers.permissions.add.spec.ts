import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { refuses } from "../../../testkit/refuses.ts";
import { entityRefusals, makeTrigger, nameBob, triggerRefusals } from "../../../testkit/triggers.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "workflows.triggers.permissions.add";

describe(method, () => {
  test("adds people, keeps the existing ones, and returns all", async () => {
    await using world = await workspace();
    const { bot, bob, carol, random } = world;
    const trigger_id = await nameBob(world);

    const rule = await bot.does(method, { trigger_id, user_ids: [carol.id, bob.id], channel_ids: [random] });

    assert.deepEqual([rule.user_ids?.toSorted(), rule.channel_ids], [[bob.id, carol.id].toSorted(), [random]]);
  });

  refuses(method, {
    ...triggerRefusals((actor, trigger_id) => actor.refused(method, { trigger_id, user_ids: [actor.id] })),
    ...entityRefusals(async (world, actor, trigger_id, entities) => {
      await world.bot.does("workflows.triggers.permissions.set", {
        trigger_id,
        permission_type: "named_entities",
        user_ids: [world.bob.id],
      });
      return actor.refused(method, { trigger_id, ...entities });
    }),
    invalid_permission_type: async (world) => {
      const { id: trigger_id } = await makeTrigger(world);
      return world.bot.refused(method, { trigger_id, user_ids: [world.bob.id] });
    },
    too_many_named_entities: async (world) => {
      const trigger_id = await nameBob(world);
      const rows = Array.from({ length: limits.named_entities_max - 1 }, (_, at) => ({
        trigger_id,
        kind: "user" as const,
        entity_id: `U00000000${at + 10}`,
        added_ms: 0,
      }));
      await world.platform.store.db.insertInto("trigger_entities").values(rows).execute();
      return world.bot.refused(method, { trigger_id, user_ids: [world.carol.id] });
    },
  });
});
