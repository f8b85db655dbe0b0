import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { requestInvite } from "../../../testkit/inviting.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.inviteRequests.list";

describe(method, () => {
  test("shows who asked for whom and why", async () => {
    await using world = await workspace();
    const id = await requestInvite(world, { role: "multi_channel_guest", real_name: "Eve" });
    const { invite_requests } = await world.alice.does(method, { team_id: teamsOf(world).acme });
    const { date_created: _made, date_expire: _end, ...request } = invite_requests[0] ?? {};
    assert.deepEqual(request, {
      id,
      email: "eve@acme.test",
      requester_ids: [world.bob.id],
      channel_ids: [world.random],
      invite_type: "restricted",
      real_name: "Eve",
      request_reason: "She designs the website.",
    });
  });

  test("pages by id, and shows nothing of other workspaces", async () => {
    await using world = await workspace();
    const ids = [await requestInvite(world), await requestInvite(world, { email: "finn@acme.test" })];
    const first = await world.alice.does(method, { limit: 1 });
    const second = await world.alice.does(method, { limit: 1, cursor: first.response_metadata.next_cursor });
    const listed = [...first.invite_requests, ...second.invite_requests].map(({ id }) => id);
    assert.deepEqual(listed, ids.toSorted());
    assert.equal(second.response_metadata.next_cursor, "");
    assert.deepEqual((await world.alice.does(method, { team_id: teamsOf(world).labs })).invite_requests, []);
  });

  test("is open to a Users Admin", async () => {
    await using world = await workspace();
    await requestInvite(world);
    const { acme } = teamsOf(world);
    const role = { role_id: "Rl03", entity_ids: [acme], user_ids: [world.carol.id] };
    await world.alice.does("admin.roles.addAssignments", role);
    assert.equal((await world.carol.does(method, { team_id: acme })).invite_requests.length, 1);
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch }),
    not_an_admin: (world) => world.bob.refused(method, {}),
    invalid_cursor: (world) => world.alice.refused(method, { cursor: "forged" }),
  });
});
