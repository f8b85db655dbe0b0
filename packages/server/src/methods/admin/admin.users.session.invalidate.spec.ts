import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, seedWithAdmins, teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { isSignedIn, type Serving, serving } from "../../../testkit/signingIn.ts";

const method = "admin.users.session.invalidate";

async function sessionsOf(server: Serving): Promise<number[]> {
  const { active_sessions } = await server.alice.does("admin.users.session.list", {});
  return active_sessions.map(({ session_id }) => session_id);
}

describe(method, () => {
  test("signs a person out in one browser, and not in the other", async () => {
    await using server = await serving();
    const one = await server.signedIn("bob");
    const [first = 0] = await sessionsOf(server);
    const other = await server.signedIn("bob");

    await server.alice.does(method, { user_id: server.bob.id, session_id: first });

    assert.deepEqual([await isSignedIn(one), await isSignedIn(other)], [false, true]);
    assert.equal(
      await server.alice.refused(method, { user_id: server.bob.id, session_id: first }),
      "session_not_found",
    );
  });

  test("accepts the team and the text of a number, as the SDKs send them", async () => {
    await using server = await serving();
    const browser = await server.signedIn("bob");
    const [session = 0] = await sessionsOf(server);
    const asked = { team_id: teamsOf(server).acme, session_id: String(session) };
    assert.equal((await server.alice.asks(method, asked)).ok, true);
    assert.equal(await isSignedIn(browser), false);
  });

  test("refuses with cannot_invalidate_primary_owner, except by themselves", async () => {
    await using server = await serving({ seed: seedWithAdmins("bob") });
    const browser = await server.signedIn("alice");
    const [session = 0] = await sessionsOf(server);
    const asked = { user_id: server.alice.id, session_id: session };
    assert.equal(await server.bob.refused(method, asked), "cannot_invalidate_primary_owner");
    assert.equal(await isSignedIn(browser), true);
    await server.alice.does(method, asked);
    assert.equal(await isSignedIn(browser), false);
  });

  test("does not tell admins about sessions of other workspaces", async () => {
    await using server = await serving();
    await server.signedIn("bob");
    const [session = 0] = await sessionsOf(server);
    const erin = personOf(server, "erin");
    assert.equal(await erin.refused(method, { session_id: session }), "session_not_found");
    assert.equal(await erin.refused(method, { session_id: 1 }), "session_not_found");
  });

  refuses(method, {
    not_an_admin: ({ bob, carol }) => bob.refused(method, { user_id: carol.id, session_id: 1 }),
    session_not_found: ({ alice, bob }) => alice.refused(method, { user_id: bob.id, session_id: 1 }),
    user_not_found: ({ alice }) => alice.refused(method, { user_id: "U0000000000", session_id: 1 }),
    team_not_found: ({ alice }) => alice.refused(method, { team_id: "T0000000000", session_id: 1 }),
    cannot_invalidate_primary_owner: async (world) => {
      const erin = personOf(world, "erin");
      await world.platform.store.db
        .insertInto("sessions")
        .values({
          hash: "stored",
          id: 7,
          user_id: erin.id,
          user_agent: "",
          code_due: 0,
          created_ms: world.clock.nowMs(),
          last_seen_ms: world.clock.nowMs(),
          expires_ms: world.clock.nowMs() + 1000,
          revoked_ms: null,
        })
        .execute();
      return world.alice.refused(method, { user_id: erin.id, session_id: 7 });
    },
  });
});
