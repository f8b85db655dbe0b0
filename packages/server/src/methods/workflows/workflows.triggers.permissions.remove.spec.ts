import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { makeTrigger, nameBob, triggerRefusals } from "../../../testkit/triggers.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "workflows.triggers.permissions.remove";

describe(method, () => {
  test("takes some off the list, and answers with the rest", async () => {
    await using world = await workspace();
    const { bot, bob, carol, random } = world;
    const trigger_id = await nameBob(world);
    await bot.does("workflows.triggers.permissions.add", { trigger_id, user_ids: [carol.id], channel_ids: [random] });

    const rule = await bot.does(method, { trigger_id, user_ids: [bob.id], channel_ids: [random] });

    assert.deepEqual(rule, { ok: true, permission_type: "named_entities", user_ids: [carol.id] });
  });

  test("takes nobody off when one of them is not on it", async () => {
    await using world = await workspace();
    const { bot, bob, carol, random } = world;
    const trigger_id = await nameBob(world);
    await bot.does("workflows.triggers.permissions.add", { trigger_id, channel_ids: [random] });

    assert.equal(await bot.refused(method, { trigger_id, user_ids: [bob.id, carol.id] }), "user_not_found");

    const { user_ids: left } = await bot.does("workflows.triggers.permissions.list", { trigger_id });
    assert.deepEqual(left, [bob.id]);
  });

  refuses(method, {
    ...triggerRefusals((actor, trigger_id) => actor.refused(method, { trigger_id, user_ids: [actor.id] })),
    user_not_found: async (world) =>
      world.bot.refused(method, { trigger_id: await nameBob(world), user_ids: [world.carol.id] }),
    channel_not_found: async (world) =>
      world.bot.refused(method, { trigger_id: await nameBob(world), channel_ids: [world.random] }),
    team_not_found: async (world) =>
      world.bot.refused(method, { trigger_id: await nameBob(world), team_ids: [world.dev.teams[0]?.id] }),
    org_not_found: async (world) =>
      world.bot.refused(method, { trigger_id: await nameBob(world), org_ids: [world.dev.org?.id] }),
    invalid_permission_type: async (world) =>
      world.bot.refused(method, { trigger_id: (await makeTrigger(world)).id, user_ids: [world.bob.id] }),
    named_entities_cannot_be_empty: async (world) =>
      world.bot.refused(method, { trigger_id: await nameBob(world), user_ids: [world.bob.id] }),
  });
});
