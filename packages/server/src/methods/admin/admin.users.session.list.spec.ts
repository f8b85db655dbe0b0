import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { serving } from "../../../testkit/signingIn.ts";

const method = "admin.users.session.list";

describe(method, () => {
  test("lists two browsers of a person, and one after the other signed out", async () => {
    await using server = await serving();
    const named = { team_id: teamsOf(server).acme, user_id: server.bob.id };
    const [one, other] = [await server.signedIn("bob"), await server.signedIn("bob")];
    const headers = { cookie: one.cookie, "sec-fetch-site": "same-origin", "user-agent": "Mozilla (Windows NT 10.0)" };
    assert.equal((await fetch(`${server.url}/client/session`, { method: "POST", headers })).status, 200);

    const { active_sessions: both } = await server.alice.does(method, named);

    assert.equal(new Set(both.map(({ session_id }) => session_id)).size, 2);
    assert.deepEqual(
      both.map(({ user_id, team_id, created }) => [user_id, team_id, created.os]),
      [
        [server.bob.id, named.team_id, "Linux"],
        [server.bob.id, named.team_id, "Linux"],
      ],
    );
    const opened = both.find(({ recent }) => recent.ip !== "");
    assert.deepEqual([opened?.recent.os, opened?.recent.os_version], ["Windows", "10.0"]);
    assert.equal(opened?.created.ip, opened?.recent.ip);
    await other.send("/sign-out", {});
    assert.equal((await server.alice.does(method, named)).active_sessions.length, 1);
  });

  test("lists the sessions of the org in pages, without those that are over", async () => {
    await using server = await serving();
    for (const name of ["bob", "carol", "alice"]) await server.signedIn(name);
    const users: string[] = [];
    let cursor = "";
    do {
      const page = await server.alice.does(method, { limit: 1, cursor });
      users.push(...page.active_sessions.map(({ user_id }) => user_id));
      cursor = page.response_metadata.next_cursor;
    } while (cursor !== "");
    assert.deepEqual(users.toSorted(), [server.alice.id, server.bob.id, server.carol.id].toSorted());
    server.clock.advance({ hours: 13 });
    assert.equal(await server.alice.refused(method, {}), "no_active_sessions");
  });

  refuses(method, {
    not_an_admin: ({ bob }) => bob.refused(method, {}),
    missing_team: ({ alice, bob }) => alice.refused(method, { user_id: bob.id }),
    missing_user: (world) => world.alice.refused(method, { team_id: teamsOf(world).acme }),
    team_not_found: ({ alice, bob }) => alice.refused(method, { team_id: "T0000000000", user_id: bob.id }),
    user_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).acme, user_id: "U0000000000" }),
    bots_not_allowed: async (world) => {
      const { user_id } = await world.bot.does("auth.test", {});
      return world.alice.refused(method, { team_id: teamsOf(world).acme, user_id });
    },
    no_active_sessions: ({ alice }) => alice.refused(method, {}),
    invalid_cursor: ({ alice }) => alice.refused(method, { cursor: "forged" }),
  });
});
