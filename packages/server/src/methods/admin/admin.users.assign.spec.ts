import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { botIdOf, makeChannel, makePrivate } from "../../../testkit/channels.ts";
import { eventsOf } from "../../../testkit/events.ts";
import { memberIn } from "../../../testkit/memberships.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.users.assign";

function bobInLabs(world: Workspace) {
  return { team_id: teamsOf(world).labs, user_id: world.bob.id };
}

describe(method, () => {
  test("gives a person of the org a second workspace under the same id", async () => {
    await using world = await workspace();
    const { acme, labs } = teamsOf(world);
    world.clock.advance({ seconds: 1 });

    await world.alice.does(method, bobInLabs(world));

    const bob = await memberIn(world, { teamId: labs, userId: world.bob.id });
    const there = await bob.does("auth.test", {});
    assert.deepEqual([there.team_id, there.user_id], [labs, world.bob.id]);
    const { channels } = await bob.does("users.conversations", { types: ["public_channel"] });
    assert.deepEqual(
      channels.map(({ name }) => name),
      ["general"],
    );
    const { members } = await personOf(world, "erin").does("users.list", {});
    assert.ok(members.some(({ id, team_id }) => id === world.bob.id && team_id === labs));
    assert.equal((await world.bob.does("auth.test", {})).team_id, acme);
    const { user } = await world.carol.does("users.info", { user: world.bob.id });
    assert.deepEqual([user.team_id, user.enterprise_user?.teams], [acme, [acme, labs]]);
    const joins = await eventsOf(world, "team_join");
    assert.deepEqual(
      joins.map(({ user }) => (user as { team_id: string }).team_id),
      [labs],
    );
  });

  test("takes another handle where it is taken, and keeps the one at home", async () => {
    await using world = await workspace();
    const { labs } = teamsOf(world);
    const taken = { name: "bob" };
    await world.platform.store.db
      .updateTable("memberships")
      .set(taken)
      .where("team_id", "=", labs)
      .where("name", "=", "erin")
      .execute();

    await world.alice.does(method, bobInLabs(world));

    const bob = await memberIn(world, { teamId: labs, userId: world.bob.id });
    assert.equal((await bob.does("auth.test", {})).user, "bob2");
    assert.equal((await world.bob.does("auth.test", {})).user, "bob");
  });

  test("adds guests to the named channels only", async () => {
    await using world = await workspace();
    const { labs } = teamsOf(world);
    const channel = await makeChannel(personOf(world, "erin"), "partners");

    await world.alice.does(method, {
      team_id: labs,
      user_id: world.dora.id,
      is_ultra_restricted: true,
      channel_ids: [channel],
    });

    const dora = await memberIn(world, { teamId: labs, userId: world.dora.id });
    const { channels } = await dora.does("users.conversations", {});
    assert.deepEqual(
      channels.map(({ id }) => id),
      [channel],
    );
    assert.equal((await dora.does("users.info", { user: world.dora.id })).user.is_ultra_restricted, true);
  });

  test("lets a person return whose channels and handle are still there, without their earlier tokens", async () => {
    await using world = await workspace();
    const { labs } = teamsOf(world);
    const carol = await memberIn(world, { teamId: labs, userId: world.carol.id });
    await world.alice.does("admin.users.remove", { team_id: labs, user_id: world.carol.id });

    await world.alice.does(method, { team_id: labs, user_id: world.carol.id });

    assert.equal(await carol.refused("auth.test", {}), "token_revoked");
    const again = await memberIn(world, { teamId: labs, userId: world.carol.id });
    assert.equal((await again.does("users.conversations", {})).channels.length, 1);
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch, user_id: world.bob.id }),
    not_an_admin: (world) => personOf(world, "erin").refused(method, bobInLabs(world)),
    feature_not_enabled: (world) =>
      personOf(world, "frank").refused(method, { team_id: teamsOf(world).birch, user_id: world.bob.id }),
    user_not_found: (world) =>
      world.alice.refused(method, { team_id: teamsOf(world).labs, user_id: personOf(world, "frank").id }),
    user_is_bot: async (world) =>
      world.alice.refused(method, { team_id: teamsOf(world).labs, user_id: await botIdOf(world.bot) }),
    user_already_team_member: (world) =>
      world.alice.refused(method, { team_id: teamsOf(world).labs, user_id: world.carol.id }),
    invalid_role_for_user: (world) =>
      world.alice.refused(method, { team_id: teamsOf(world).labs, user_id: world.dora.id }),
    invitor_cannot_see_channel: async (world) =>
      world.alice.refused(method, { ...bobInLabs(world), channel_ids: [await makePrivate(world, "hidden")] }),
  });
});
