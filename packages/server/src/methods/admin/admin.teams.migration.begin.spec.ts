import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.teams.migration.begin";
const orgOf = (world: Workspace): string => world.dev.org?.id ?? "";

describe(method, () => {
  test("answers org_login_required to everybody of the workspace, and to nobody else [API-12.23]", async () => {
    await using world = await workspace();
    const frank = personOf(world, "frank");
    const bot = world.actor(world.dev.apps.find((app) => app.name === "Birch App")?.bot_token ?? "");

    await frank.does(method, { team_id: teamsOf(world).birch, enterprise_id: orgOf(world) });

    assert.equal(await frank.refused("auth.test", {}), "org_login_required");
    assert.equal(await bot.refused("auth.test", {}), "org_login_required");
    await world.alice.does("auth.test", {});
  });

  refuses(method, {
    team_not_found: (world) =>
      personOf(world, "frank").refused(method, { team_id: teamsOf(world).acme, enterprise_id: orgOf(world) }),
    not_an_owner: (world) => world.bob.refused(method, { team_id: teamsOf(world).acme, enterprise_id: orgOf(world) }),
    enterprise_not_found: (world) =>
      personOf(world, "frank").refused(method, { team_id: teamsOf(world).birch, enterprise_id: "E00000000NO" }),
    already_in_org: (world) =>
      world.alice.refused(method, { team_id: teamsOf(world).acme, enterprise_id: orgOf(world) }),
  });
});
