import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { limits } from "@platform/protocol";
import { teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.teams.settings.setDescription";

describe(method, () => {
  test("sets the description, and an empty one removes it", async () => {
    await using world = await workspace();
    const team_id = teamsOf(world).acme;
    for (const description of ["Everything about sales", ""]) {
      await world.alice.does(method, { team_id, description });
      const { settings } = await world.alice.does("admin.teams.settings.info", { team_id });
      assert.equal(settings.description, description);
    }
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch, description: "A" }),
    not_an_admin: (world) => world.bob.refused(method, { team_id: teamsOf(world).acme, description: "A" }),
    failed_to_set_description: (world) =>
      world.alice.refused(method, {
        team_id: teamsOf(world).acme,
        description: "a".repeat(limits.team_description_chars_max + 1),
      }),
  });
});
