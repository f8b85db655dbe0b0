import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.retention.rules.set";
const rule = { kind: "public", duration_days: 30 } as const;

describe(method, () => {
  test("stores a rule of the org or of a workspace, which waits for its confirmation", async () => {
    await using world = await workspace();
    const { acme } = teamsOf(world);

    const ofOrg = await world.alice.does(method, rule);
    const ofTeam = await world.alice.does(method, { ...rule, team_id: acme });

    assert.deepEqual([ofOrg.rule.scope_type, ofOrg.rule.scope_id], ["org", world.dev.org?.id]);
    assert.deepEqual([ofTeam.rule.scope_type, ofTeam.rule.scope_id], ["team", acme]);
    assert.deepEqual([ofOrg.rule.is_confirmed, ofTeam.rule.is_confirmed], [false, false]);
  });

  test("stays confirmed when it becomes longer, and waits again when it becomes shorter", async () => {
    await using world = await workspace();
    await world.alice.does(method, rule);
    await world.alice.does("admin.retention.confirm", rule);

    const longer = await world.alice.does(method, { ...rule, duration_days: 60 });
    const shorter = await world.alice.does(method, { ...rule, duration_days: 10 });

    assert.deepEqual([longer.rule.is_confirmed, shorter.rule.is_confirmed], [true, false]);
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch, ...rule }),
    not_an_admin: (world) => world.bob.refused(method, { ...rule }),
    restricted_action: (world) => personOf(world, "erin").refused(method, { ...rule }),
    invalid_duration: (world) => world.alice.refused(method, { ...rule, duration_days: 36_500 }),
    retention_override_not_allowed: async (world) => {
      await world.alice.does(method, { ...rule, allow_override: false });
      return world.alice.refused(method, { ...rule, team_id: teamsOf(world).acme });
    },
  });
});
