import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { teamsOf } from "../../../testkit/admins.ts";
import { eventsOf } from "../../../testkit/events.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.teams.settings.setName";

describe(method, () => {
  test("renames the workspace for everyone, and emits team_rename once", async () => {
    await using world = await workspace();
    const team_id = teamsOf(world).acme;
    await world.alice.does(method, { team_id, name: " Acme International " });
    await world.alice.does(method, { team_id, name: "Acme International" });
    assert.equal((await world.bob.does("team.info", {})).team.name, "Acme International");
    assert.equal((await world.bob.does("auth.test", {})).team, "Acme International");
    const events = await eventsOf(world, "team_rename");
    assert.deepEqual(
      events.map(({ name, $audience }) => [name, $audience]),
      [["Acme International", "team"]],
    );
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch, name: "Birch" }),
    not_an_admin: (world) => world.bob.refused(method, { team_id: teamsOf(world).acme, name: "Bob's" }),
    failed_to_set_name: (world) => world.alice.refused(method, { team_id: teamsOf(world).acme, name: " " }),
  });
});
