import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { memberIn } from "../../../testkit/memberships.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.teams.create";
const sales = { team_domain: "acme-sales", team_name: "Acme Sales" };

describe(method, () => {
  test("creates a workspace with a general channel, which the creator owns and others can be added to", async () => {
    await using world = await workspace();

    const { team } = await world.alice.does(method, { ...sales, team_description: "Selling" });

    const { team: info } = await world.alice.does("team.info", { team });
    assert.deepEqual([info.name, info.domain, info.enterprise_id], ["Acme Sales", "acme-sales", world.dev.org?.id]);
    assert.deepEqual((await world.alice.does("admin.teams.owners.list", { team_id: team })).owner_ids, [
      world.alice.id,
    ]);
    const { settings } = await world.alice.does("admin.teams.settings.info", { team_id: team });
    assert.deepEqual([settings.description, settings.discoverability], ["Selling", "invite_only"]);
    await world.alice.does("admin.users.assign", { team_id: team, user_id: world.bob.id });
    const [general = ""] = (await world.alice.does("admin.teams.settings.info", { team_id: team })).team
      .default_channels;
    const posted = await world.platform.store.db
      .selectFrom("channel_members")
      .innerJoin("channels", "channels.key", "channel_members.channel_key")
      .select("user_id")
      .where("channels.id", "=", general)
      .execute();
    assert.deepEqual(posted.map(({ user_id }) => user_id).toSorted(), [world.alice.id, world.bob.id].toSorted());
  });

  test("grants the workspace to no app that is installed for the org", async () => {
    await using world = await workspace();
    const { team } = await world.alice.does(method, sales);
    const granted = world.platform.store.db.selectFrom("installation_teams").selectAll().where("team_id", "=", team);
    assert.deepEqual(await granted.execute(), []);
  });

  test("takes domains of 1 and of 21 characters, and no longer or other ones", async () => {
    await using world = await workspace();
    for (const team_domain of ["a", "a".repeat(21)]) {
      await world.alice.does(method, { team_domain, team_name: team_domain });
    }
    for (const team_domain of ["a".repeat(22), "-a", "a-", "Acme", "a_b", "a.b"]) {
      assert.equal(await world.alice.refused(method, { ...sales, team_domain }), "bad_url", team_domain);
    }
  });

  refuses(method, {
    feature_not_enabled: (world) => personOf(world, "frank").refused(method, sales),
    not_an_admin: async (world) => {
      const { labs } = teamsOf(world);
      const carol = await memberIn(world, { teamId: labs, userId: world.carol.id });
      return carol.refused(method, sales);
    },
    must_provide_team_domain: (world) => world.alice.refused(method, { team_name: "Sales" }),
    must_provide_team_name: (world) => world.alice.refused(method, { ...sales, team_name: " " }),
    discoverability_setting_invalid: (world) =>
      world.alice.refused(method, { ...sales, team_discoverability: "secret" }),
    bad_url: (world) => world.alice.refused(method, { ...sales, team_domain: "acme sales" }),
    domain_taken: (world) =>
      world.alice.refused(method, { ...sales, team_domain: world.dev.teams.at(-1)?.domain ?? "" }),
    name_taken_in_org: async (world) => {
      await world.alice.does(method, sales);
      return world.alice.refused(method, { team_domain: "acme-sales-2", team_name: "ACME sales" });
    },
  });
});
