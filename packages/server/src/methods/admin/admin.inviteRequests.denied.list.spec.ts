import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { teamsOf } from "../../../testkit/admins.ts";
import { requestInvite } from "../../../testkit/inviting.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.inviteRequests.denied.list";

describe(method, () => {
  test("shows the request, and who decided", async () => {
    await using world = await workspace();
    const id = await requestInvite(world, { role: "multi_channel_guest" });
    await requestInvite(world, { email: "finn@acme.test" });
    await world.alice.does("admin.inviteRequests.deny", { invite_request_id: id });
    const { denied_requests: listed } = await world.alice.does(method, { team_id: teamsOf(world).acme });
    assert.equal(listed.length, 1);
    const [decided] = listed;
    assert.deepEqual(
      [decided?.invite_request.id, decided?.invite_request.request_reason],
      [id, "She designs the website."],
    );
    assert.deepEqual(decided?.denied_by, { actor_type: "user", actor_id: world.alice.id });
  });

  test("forgets it after a year", async () => {
    await using world = await workspace();
    const id = await requestInvite(world);
    await world.alice.does("admin.inviteRequests.deny", { invite_request_id: id });
    world.clock.advance({ seconds: limits.invite_request_record_s - 1 });
    assert.equal((await world.alice.does(method, {})).denied_requests.length, 1);
    world.clock.advance({ seconds: 1 });
    assert.equal((await world.alice.does(method, {})).denied_requests.length, 0);
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch }),
    not_an_admin: (world) => world.bob.refused(method, {}),
    invalid_cursor: (world) => world.alice.refused(method, { cursor: "forged" }),
  });
});
