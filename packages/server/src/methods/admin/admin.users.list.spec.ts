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

  test("shows the picture that profiles show", async () => {
    await using world = await workspace();
    const { user } = await world.alice.does("users.info", { user: world.bob.id });

    const { users } = await world.alice.does(method, {});

    assert.equal(users.find(({ id }) => id === world.bob.id)?.image_48, user.profile.image_48);
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

  test("finds people by any of their names or their address, in any case and without accents", async () => {
    await using world = await workspace();
    const { user } = await world.bob.does("users.info", { user: world.bob.id });
    await world.bob.does("users.profile.set", { profile: { real_name: "Bob Żółty" } });
    const found = async (query: string) => {
      const names: string[] = [];
      for (let cursor = "", isFirst = true; isFirst || cursor !== ""; isFirst = false) {
        const page = await world.alice.does(method, { query, limit: 1, cursor });
        names.push(...page.users.map(({ username }) => username));
        cursor = page.response_metadata.next_cursor;
      }
      return names.toSorted();
    };

    assert.deepEqual(await found("BOB"), ["bob"]);
    assert.deepEqual(await found("zołty"), ["bob"]);
    assert.deepEqual(await found(user.profile.email ?? "?"), ["bob"]);
    assert.deepEqual(await found("nobody of that name"), []);
    assert.deepEqual(await found(""), ["alice", "bob", "carol", "dora"]);
  });

  test("tells owners, admins, members and guests apart", async () => {
    await using world = await workspace();
    const listed = async (role: "owner" | "admin" | "member" | "guest") =>
      (await world.alice.does(method, { role })).users.map(({ username }) => username);

    assert.deepEqual(await listed("owner"), ["alice"]);
    assert.deepEqual(await listed("guest"), ["dora"]);
    assert.deepEqual((await listed("member")).toSorted(), ["bob", "carol"]);
    assert.deepEqual(await listed("admin"), []);
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch }),
    not_an_admin: (world) => world.bob.refused(method, {}),
    invalid_cursor: (world) => world.alice.refused(method, { cursor: "forged" }),
  });
});
