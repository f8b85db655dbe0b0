import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { requestInvite } from "../../../testkit/inviting.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { slackbotTexts } from "../../../testkit/requesting.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.inviteRequests.deny";

describe(method, () => {
  test("ends the request without an invitation, and notifies who has asked", async () => {
    await using world = await workspace();
    const id = await requestInvite(world);
    await world.alice.does(method, { invite_request_id: id, team_id: teamsOf(world).acme });
    assert.deepEqual((await world.alice.does("admin.inviteRequests.list", {})).invite_requests, []);
    assert.deepEqual((await world.alice.does("admin.inviteRequests.approved.list", {})).approved_requests, []);
    const links = await world.platform.store.db.selectFrom("one_time_links").select("email").execute();
    assert.ok(links.every(({ email }) => email !== "eve@acme.test"));
    const text = `<@${world.alice.id}> denied your request to invite eve@acme.test.`;
    assert.equal((await slackbotTexts(world.bob)).at(-1), text);
    assert.notEqual(await requestInvite(world), id);
  });

  refuses(method, {
    team_not_found: async (world) =>
      world.alice.refused(method, { invite_request_id: await requestInvite(world), team_id: teamsOf(world).birch }),
    not_an_admin: async (world) => world.bob.refused(method, { invite_request_id: await requestInvite(world) }),
    invalid_request: (world) => world.alice.refused(method, { invite_request_id: "Ir0NOBODY00" }),
    already_processed: async (world) => {
      const invite_request_id = await requestInvite(world);
      await world.alice.does(method, { invite_request_id });
      assert.equal(
        await world.alice.refused("admin.inviteRequests.approve", { invite_request_id }),
        "already_processed",
      );
      return world.alice.refused(method, { invite_request_id });
    },
  });
});
