import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { makeChannel } from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.retention.confirm";
const rule = { kind: "public", duration_days: 30 } as const;

describe(method, () => {
  test("confirms the rule that the preview was for", async () => {
    await using world = await workspace();
    await world.alice.does("admin.retention.rules.set", rule);

    await world.alice.does(method, rule);

    const { rules } = await world.alice.does("admin.retention.rules.list", {});
    assert.deepEqual(
      rules.map(({ is_confirmed }) => is_confirmed),
      [true],
    );
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch, ...rule }),
    not_an_admin: (world) => world.bob.refused(method, { ...rule }),
    restricted_action: (world) => personOf(world, "erin").refused(method, { ...rule }),
    channel_not_found: async (world) =>
      personOf(world, "frank").refused(method, {
        channel_id: await makeChannel(world.alice, "room"),
        duration_days: 30,
      }),
    channel_type_not_supported: async (world) =>
      world.alice.refused(method, { channel_id: await openDm(world, world.alice, world.bob), duration_days: 30 }),
    invalid_duration: (world) => world.alice.refused(method, { ...rule, duration_days: 1.5 }),
    rule_not_found: (world) => world.alice.refused(method, rule),
    rule_changed: async (world) => {
      await world.alice.does("admin.retention.rules.set", { ...rule, duration_days: 10 });
      return world.alice.refused(method, rule);
    },
  });
});
