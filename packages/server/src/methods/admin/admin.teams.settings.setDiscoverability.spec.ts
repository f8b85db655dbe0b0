import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.teams.settings.setDiscoverability";

describe(method, () => {
  const effects = {
    open: { isListed: true, join: "ok", info: "ok" },
    closed: { isListed: true, join: "approval_required", info: "ok" },
    invite_only: { isListed: true, join: "invite_required", info: "ok" },
    unlisted: { isListed: false, join: "team_not_found", info: "team_not_found" },
  } as const;
  for (const [discoverability, expected] of Object.entries(effects)) {
    test(`decides how people of a sibling workspace see and join one that is ${discoverability}`, async () => {
      await using world = await workspace();
      const { labs } = teamsOf(world);
      const set = discoverability as keyof typeof effects;
      await world.alice.does(method, { team_id: labs, discoverability: set });
      const bob = await atHome(world, world.bob);

      const { teams } = await bob.does("client.teams.list", {});
      const info = await bob.asks("team.info", { team: labs });
      const joined = await bob.asks("client.teams.join", { team_id: labs });

      const isListed = teams.some((team) => team.id === labs && team.discoverability === set);
      assert.deepEqual({ isListed, join: joined.error ?? "ok", info: info.error ?? "ok" }, expected);
      const { users } = await world.alice.does("admin.users.list", { team_id: labs });
      assert.equal(
        users.some(({ id }) => id === world.bob.id),
        expected.join === "ok",
      );
    });
  }

  test("keeps an unlisted workspace visible to its members and the admins of the org", async () => {
    await using world = await workspace();
    const { labs } = teamsOf(world);
    await world.alice.does(method, { team_id: labs, discoverability: "unlisted" });
    for (const actor of [world.alice, world.carol, personOf(world, "erin")]) {
      assert.equal((await actor.does("team.info", { team: labs })).team.id, labs);
    }
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch, discoverability: "open" }),
    not_an_admin: (world) => world.bob.refused(method, { team_id: teamsOf(world).acme, discoverability: "open" }),
    feature_not_enabled: (world) =>
      personOf(world, "frank").refused(method, { team_id: teamsOf(world).birch, discoverability: "open" }),
    discoverability_setting_invalid: (world) =>
      world.alice.refused(method, { team_id: teamsOf(world).acme, discoverability: "secret" }),
  });
});
