import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits, slackbotId } from "@platform/protocol";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { withScopes } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "migration.exchange";

describe(method, () => {
  test("maps known people to themselves, in both directions, and lists unknown ones", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    const asking = await withScopes(world, alice, ["tokens.basic"]);
    const frank = personOf(world, "frank");
    const users = [alice.id, bob.id, slackbotId, frank.id, "U0NOBODY000", "nonsense"];

    for (const to_old of [false, true]) {
      const answer = await asking.does(method, { users, to_old });

      assert.equal(answer.team_id, teamsOf(world).acme);
      assert.equal(answer.enterprise_id, world.dev.org?.id);
      assert.deepEqual(answer.user_id_map, { [alice.id]: alice.id, [bob.id]: bob.id, [slackbotId]: slackbotId });
      assert.deepEqual(answer.invalid_user_ids, [frank.id, "U0NOBODY000", "nonsense"]);
    }
  });

  refuses(method, {
    not_enterprise_team: async (world) => {
      const frank = await withScopes(world, personOf(world, "frank"), ["tokens.basic"]);
      return frank.refused(method, { users: [world.bob.id] });
    },
    too_many_users: async (world) => {
      const asking = await withScopes(world, world.bob, ["tokens.basic"]);
      const users = Array.from({ length: limits.exchanged_users_max + 1 }, (_, at) => `U${at}`);
      return asking.refused(method, { users });
    },
  });
});
