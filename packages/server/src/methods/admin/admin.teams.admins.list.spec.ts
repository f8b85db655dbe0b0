import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.teams.admins.list";

describe(method, () => {
  test("follows changes of roles at once", async () => {
    await using world = await workspace();
    const team_id = teamsOf(world).acme;
    const ids = async () => (await world.alice.does(method, { team_id })).admin_ids;
    const before = await ids();
    assert.equal(before.includes(world.alice.id), false);

    await world.alice.does("admin.users.setAdmin", { team_id, user_id: world.bob.id });
    assert.deepEqual(await ids(), [...before, world.bob.id].toSorted());
    await world.alice.does("admin.users.setRegular", { team_id, user_id: world.bob.id });
    assert.deepEqual(await ids(), before);
    await world.alice.does("admin.users.setAdmin", { team_id, user_id: world.bob.id });
    await world.alice.does("admin.users.remove", { team_id, user_id: world.bob.id });
    assert.deepEqual(await ids(), before);
  });

  test("pages by id", async () => {
    await using world = await workspace();
    const team_id = teamsOf(world).acme;
    for (const { id: user_id } of [world.bob, world.carol])
      await world.alice.does("admin.users.setAdmin", { team_id, user_id });
    const whole = await world.alice.does(method, { team_id });
    const walked: string[] = [];
    let cursor = "";
    do {
      const page = await world.alice.does(method, { team_id, limit: 1, ...(cursor === "" ? {} : { cursor }) });
      walked.push(...page.admin_ids);
      cursor = page.response_metadata.next_cursor;
    } while (cursor !== "");
    assert.deepEqual(walked, whole.admin_ids);
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch }),
    not_an_admin: (world) => world.bob.refused(method, { team_id: teamsOf(world).acme }),
    invalid_cursor: (world) => world.alice.refused(method, { team_id: teamsOf(world).acme, cursor: "forged" }),
    invalid_limit: (world) => world.alice.refused(method, { team_id: teamsOf(world).acme, limit: "many" }),
  });
});
