import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.teams.list";

describe(method, () => {
  test("lists the workspaces of the org page by page, with their primary owners", async () => {
    await using world = await workspace();
    const { acme, labs } = teamsOf(world);
    const first = await world.alice.does(method, { limit: 1 });
    const second = await world.alice.does(method, { limit: 1, cursor: first.response_metadata.next_cursor });
    const teams = [...first.teams, ...second.teams];
    assert.deepEqual(
      teams.map(({ id }) => id),
      [acme, labs].toSorted(),
    );
    assert.equal(second.response_metadata.next_cursor, "");
    const own = teams.find(({ id }) => id === acme);
    assert.deepEqual(own?.primary_owner?.user_id, world.alice.id);
    assert.equal(own?.primary_owner?.email, world.dev.users.find(({ id }) => id === world.alice.id)?.email);
    assert.equal(own?.discoverability, "invite_only");
    assert.equal(own?.team_url, (await world.alice.does("team.info", {})).team.url);
  });

  test("leaves a deleted workspace out, and names a new one", async () => {
    await using world = await workspace();
    const { acme, labs } = teamsOf(world);
    await personOf(world, "erin").does("admin.teams.delete", { team_id: labs });
    const { team } = await world.alice.does("admin.teams.create", { team_domain: "sales", team_name: "Sales" });
    const { teams } = await world.alice.does(method, {});
    assert.deepEqual(teams.map(({ id }) => id).toSorted(), [acme, team].toSorted());
  });

  refuses(method, {
    feature_not_enabled: (world) => personOf(world, "frank").refused(method, {}),
    not_an_admin: (world) => world.bob.refused(method, {}),
    invalid_cursor: (world) => world.alice.refused(method, { cursor: "forged" }),
    invalid_limit: (world) => world.alice.refused(method, { limit: "many" }),
  });
});
