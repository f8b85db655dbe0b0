import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.teams.settings.setTwoFactor";

describe(method, () => {
  test("stops the tokens of people without a second factor, and not those of bots [API-12.31]", async () => {
    await using world = await workspace();

    await world.alice.does(method, { team_id: teamsOf(world).acme, required: true });

    assert.equal(await world.bob.refused("auth.test", {}), "two_factor_setup_required");
    assert.equal(await world.alice.refused("auth.test", {}), "two_factor_setup_required");
    await world.bot.does("auth.test", {});
  });

  test("holds until it is taken back", async () => {
    await using world = await workspace();
    const { labs } = teamsOf(world);
    const erin = personOf(world, "erin");

    await world.alice.does(method, { team_id: labs, required: true });
    assert.equal(await erin.refused("auth.test", {}), "two_factor_setup_required");
    await world.alice.does(method, { team_id: labs, required: false });

    await erin.does("auth.test", {});
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch, required: true }),
    not_an_admin: (world) => world.bob.refused(method, { team_id: teamsOf(world).acme, required: true }),
  });
});
