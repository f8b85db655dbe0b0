import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { eventsOf } from "../../../testkit/events.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.users.reactivate";

describe(method, () => {
  test("lets the person back in, but not the tokens of before", async () => {
    await using world = await workspace();
    const named = { team_id: teamsOf(world).acme, user_id: world.bob.id };
    await world.alice.does("admin.users.remove", named);

    await world.alice.does(method, named);

    assert.equal((await world.alice.does("users.info", { user: world.bob.id })).user.deleted, false);
    assert.equal(await world.bob.refused("auth.test", {}), "token_revoked");
  });

  test("gives the person the channels of before back", async () => {
    await using world = await workspace();
    const { alice, bob, secret: channel } = world;
    const named = { team_id: teamsOf(world).acme, user_id: bob.id };
    await alice.does("admin.users.remove", named);

    await alice.does(method, named);

    const { members } = await alice.does("conversations.members", { channel });
    const { channel: info } = await alice.does("conversations.info", { channel, include_num_members: true });
    assert.deepEqual([members.toSorted(), info.num_members], [[alice.id, bob.id].toSorted(), 2]);
  });

  test("tells the workspace who has gone and come back", async () => {
    await using world = await workspace();
    const named = { team_id: teamsOf(world).acme, user_id: world.bob.id };
    const gone = async () =>
      (await eventsOf(world, "user_change")).map(({ user }) => (user as { deleted: boolean }).deleted);

    await world.alice.does("admin.users.remove", named);
    assert.deepEqual(await gone(), [true]);
    await world.alice.does(method, named);

    assert.deepEqual(await gone(), [true, false]);
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: "T00000000NO", user_id: world.bob.id }),
    not_an_admin: (world) => world.bob.refused(method, { team_id: teamsOf(world).acme, user_id: world.bob.id }),
    user_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).labs, user_id: world.bob.id }),
    user_not_deactivated: (world) =>
      world.alice.refused(method, { team_id: teamsOf(world).acme, user_id: world.bob.id }),
  });
});
