import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.users.list";

describe(method, () => {
  test("tells who is in a workspace, with roles and second factors, and no bots", async () => {
    await using world = await workspace();

    const { users } = await world.alice.does(method, {});

    assert.deepEqual(users.map(({ username }) => username).toSorted(), ["alice", "bob", "carol", "dora"]);
    const alice = users.find(({ username }) => username === "alice");
    assert.deepEqual([alice?.is_primary_owner, alice?.is_admin, alice?.has_2fa], [true, true, false]);
    assert.equal(users.find(({ username }) => username === "dora")?.is_restricted, true);
  });

  test("names every workspace of a person, and the date of a guest", async () => {
    await using world = await workspace();
    const { acme, labs } = teamsOf(world);
    const expiration_ts = Math.floor(world.clock.nowMs() / 1000) + 60;
    await world.alice.does("admin.users.setExpiration", { user_id: world.dora.id, expiration_ts });

    const { users } = await world.alice.does(method, {});

    const of = (name: string) => users.find(({ username }) => username === name);
    assert.deepEqual([of("bob")?.workspaces, of("carol")?.workspaces], [[acme], [acme, labs]]);
    assert.deepEqual([of("bob")?.expiration_ts, of("dora")?.expiration_ts], [0, expiration_ts]);
  });

  test("tells apart who is active, and walks page by page", async () => {
    await using world = await workspace();
    const team_id = teamsOf(world).acme;
    await world.alice.does("admin.users.remove", { team_id, user_id: world.bob.id });

    const names: string[] = [];
    for (let cursor = "", isFirst = true; isFirst || cursor !== ""; isFirst = false) {
      const page = await world.alice.does(method, { team_id, is_active: true, limit: 2, cursor });
      names.push(...page.users.map(({ username }) => username));
      cursor = page.response_metadata.next_cursor;
    }
    const gone = await world.alice.does(method, { team_id, is_active: false });

    assert.deepEqual(names.toSorted(), ["alice", "carol", "dora"]);
    assert.deepEqual(
      gone.users.map(({ username }) => username),
      ["bob"],
    );
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch }),
    not_an_admin: (world) => world.bob.refused(method, {}),
    invalid_cursor: (world) => world.alice.refused(method, { cursor: "forged" }),
  });
});
