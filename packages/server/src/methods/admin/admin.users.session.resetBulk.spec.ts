import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { giveRole } from "../../../testkit/delegatedRoles.ts";
import { teamsOf } from "../../../testkit/admins.ts";
import { finishJobs } from "../../../testkit/jobs.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { isSignedIn, serving } from "../../../testkit/signingIn.ts";

const method = "admin.users.session.resetBulk";

describe(method, () => {
  test("signs the valid people out in a job, and reports the others", async () => {
    await using server = await serving();
    const browsers = [await server.signedIn("bob"), await server.signedIn("carol"), await server.signedIn("alice")];
    const { user_id: bot } = await server.bot.does("auth.test", {});

    const answer = await server.alice.asks(method, {
      user_ids: [server.bob.id, server.carol.id, server.alice.id, bot],
    });

    assert.equal(answer["error"], "failed_for_some_users");
    assert.deepEqual(answer["failed_user_ids"], {
      [server.alice.id]: "cannot_reset_primary_owner",
      [bot]: "cannot_reset_bot",
    });
    await finishJobs(server);
    assert.deepEqual(await Promise.all(browsers.map(isSignedIn)), [false, false, true]);
    await server.bob.does("auth.test", {});
  });

  test("checks the rights of the caller again for each person", async () => {
    await using server = await serving();
    const browser = await server.signedIn("carol");
    await giveRole(server, server.bob, "Rl03");
    await server.bob.does(method, { user_ids: [server.carol.id] });
    const role = { role_id: "Rl03", entity_ids: [teamsOf(server).acme], user_ids: [server.bob.id] };
    await server.alice.does("admin.roles.removeAssignments", role);

    await finishJobs(server);

    assert.equal(await isSignedIn(browser), true);
  });

  test("ends nothing when only phone apps are meant", async () => {
    await using server = await serving();
    const browser = await server.signedIn("bob");
    await server.alice.does(method, { user_ids: [server.bob.id], mobile_only: true });
    await finishJobs(server);
    assert.equal(await isSignedIn(browser), true);
  });

  refuses(method, {
    not_an_admin: ({ bob, carol }) => bob.refused(method, { user_ids: [carol.id] }),
    user_not_found: ({ alice }) => alice.refused(method, { user_ids: ["U0000000000"] }),
    cannot_reset_bot: async ({ alice, bot }) => {
      const { user_id } = await bot.does("auth.test", {});
      return alice.refused(method, { user_ids: [user_id] });
    },
    cannot_reset_primary_owner: ({ alice }) => alice.refused(method, { user_ids: [alice.id] }),
    failed_for_some_users: ({ alice, bob }) => alice.refused(method, { user_ids: [bob.id, "U0000000000"] }),
  });
});
