import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../packages/server/testkit/admins.ts";
import { requestInvite } from "../../packages/server/testkit/inviting.ts";
import { atHome } from "../../packages/server/testkit/ownToken.ts";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { storeKinds } from "./storeKinds.ts";

describe("requests to invite people", () => {
  for (const kind of storeKinds) {
    test(
      `on ${kind.name}: members who ask at once make one request, and of two decisions one counts`,
      {
        skip: kind.skip,
      },
      async () => {
        await using place = await kind.fresh();
        await using world = await workspace(platformOptions(place.location));
        const { alice, bob, carol } = world;
        const ids = await Promise.all([bob, carol].map((person) => requestInvite(world, { person })));
        assert.equal(new Set(ids).size, 1);
        const [invite_request_id = ""] = ids;
        const { invite_requests } = await alice.does("admin.inviteRequests.list", {});
        assert.deepEqual(invite_requests[0]?.requester_ids.toSorted(), [bob.id, carol.id].toSorted());

        const decisions = await Promise.all([
          alice.asks("admin.inviteRequests.approve", { invite_request_id }),
          alice.asks("admin.inviteRequests.approve", { invite_request_id }),
        ]);
        const codes = decisions.map(({ ok, error }) => (ok ? "ok" : error));
        assert.deepEqual(codes.toSorted(), ["already_processed", "ok"]);
        const { approved_requests } = await alice.does("admin.inviteRequests.approved.list", {});
        assert.deepEqual(
          approved_requests.map(({ invite_request }) => invite_request.id),
          [invite_request_id],
        );
        const links = await world.platform.store.db.selectFrom("one_time_links").select("email").execute();
        assert.equal(links.filter(({ email }) => email === "eve@acme.test").length, 1);
      },
    );

    test(`on ${kind.name}: links of members end with their right to invite`, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const team_id = teamsOf(world).acme;
      const linksLeft = async () =>
        (await world.platform.store.db.selectFrom("one_time_links").select("email").execute()).map(
          ({ email }) => email,
        );
      await world.alice.does("admin.teams.settings.setInviteApproval", { team_id, required: false });
      await (await atHome(world, world.bob)).does("client.invites.create", { email: "eve@acme.test" });
      await (await atHome(world, world.alice)).does("client.invites.create", { email: "finn@acme.test" });
      assert.equal((await linksLeft()).length, 2);
      await world.alice.does("admin.teams.settings.setInviteApproval", { team_id, required: true });
      assert.deepEqual(await linksLeft(), ["finn@acme.test"]);
    });
  }
});
