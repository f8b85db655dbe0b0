import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeGroup, personOf, seedWithAdmins, teamsOf } from "../../../testkit/admins.ts";
import { memberIn } from "../../../testkit/memberships.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.users.remove";

describe(method, () => {
  test("ends a person's tokens at once and marks the person as gone", async () => {
    await using world = await workspace();

    await world.alice.does(method, { team_id: teamsOf(world).acme, user_id: world.bob.id });

    assert.equal(await world.bob.refused("auth.test", {}), "account_inactive");
    assert.equal((await world.alice.does("users.info", { user: world.bob.id })).user.deleted, true);
  });

  test("ends what this workspace gave, and nothing of another one", async () => {
    await using world = await workspace();
    const { acme, labs } = teamsOf(world);
    const there = await memberIn(world, { teamId: labs, userId: world.carol.id });
    const { channel } = await there.does("conversations.create", { name: "research" });
    const erin = personOf(world, "erin");

    await world.alice.does(method, { team_id: acme, user_id: world.carol.id });

    assert.equal(await world.carol.refused("auth.test", {}), "account_inactive");
    const { members } = await world.alice.does("conversations.members", { channel: world.general });
    assert.ok(!members.includes(world.carol.id));
    await there.does("chat.postMessage", { channel: channel.id, text: "Still here" });
    const { user } = await erin.does("users.info", { user: world.carol.id });
    assert.deepEqual([user.deleted, user.enterprise_user?.teams], [false, [labs]]);
    assert.equal(
      (await erin.does("conversations.info", { channel: channel.id, include_num_members: true })).channel.num_members,
      1,
    );
  });

  test("leaves what the person wrote, and everybody else", async () => {
    await using world = await workspace();
    await world.bob.does("chat.postMessage", { channel: world.general, text: "Goodbye" });

    await world.alice.does(method, { team_id: teamsOf(world).acme, user_id: world.bob.id });

    const { messages } = await world.carol.does("conversations.history", { channel: world.general, limit: 1 });
    assert.equal(messages[0]?.text, "Goodbye");
  });

  test("takes the person out of the members of channels and groups, and out of their counts", async () => {
    await using world = await workspace();
    const { alice, bob, secret } = world;
    const group = await makeGroup(world, "team", bob, world.carol);
    const dm = await openDm(world, alice, bob);

    await alice.does(method, { team_id: teamsOf(world).acme, user_id: bob.id });

    for (const channel of [world.general, world.random, secret]) {
      const { members } = await alice.does("conversations.members", { channel });
      assert.ok(!members.includes(bob.id));
      const { channel: info } = await alice.does("conversations.info", { channel, include_num_members: true });
      assert.equal(info.num_members, members.length);
    }
    const listed = await alice.does("conversations.list", { types: ["private_channel"] });
    assert.deepEqual(
      listed.channels.map(({ id, num_members }) => [id, num_members]),
      [[secret, 1]],
    );
    const { usergroups } = await alice.does("usergroups.list", { include_users: true, include_count: true });
    const [found] = usergroups.filter(({ id }) => id === group);
    assert.deepEqual([found?.users, found?.user_count], [[world.carol.id], 1]);
    // A direct message is the two people in it; a deactivated partner is marked by a field of its own.
    const { members: both } = await alice.does("conversations.members", { channel: dm });
    assert.deepEqual(both.toSorted(), [alice.id, bob.id].toSorted());
  });

  test("leaves nobody who could be invited or counted twice", async () => {
    await using world = await workspace();
    const { alice, bob, secret: channel } = world;
    await alice.does(method, { team_id: teamsOf(world).acme, user_id: bob.id });

    assert.equal(await alice.refused("conversations.invite", { channel, users: [bob.id] }), "cant_invite");
    await alice.does("conversations.kick", { channel, user: bob.id });

    const { channel: info } = await alice.does("conversations.info", { channel, include_num_members: true });
    assert.equal(info.num_members, 1);
    assert.equal(await alice.refused("conversations.leave", { channel }), "last_member");
  });

  test("refuses with invalid_permissions when an admin, who is no owner, would remove another admin", async () => {
    await using world = await workspace({ seed: seedWithAdmins("bob", "carol") });
    const { acme } = teamsOf(world);

    assert.equal(await world.bob.refused(method, { team_id: acme, user_id: world.carol.id }), "invalid_permissions");
    await world.bob.does(method, { team_id: acme, user_id: world.dora.id });
    await world.alice.does(method, { team_id: acme, user_id: world.carol.id });
  });

  test("lets an org owner govern every workspace of the org, and none outside", async () => {
    await using world = await workspace();
    const { labs, birch } = teamsOf(world);

    const inOrg = await world.alice.refused(method, { team_id: labs, user_id: personOf(world, "erin").id });
    const outside = await world.alice.refused(method, { team_id: birch, user_id: personOf(world, "frank").id });

    assert.deepEqual([inOrg, outside], ["cannot_modify_primary_owner", "team_not_found"]);
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch, user_id: world.bob.id }),
    not_an_admin: (world) => world.bob.refused(method, { team_id: teamsOf(world).acme, user_id: world.carol.id }),
    user_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).acme, user_id: "U00000000NO" }),
    cannot_modify_primary_owner: (world) =>
      world.alice.refused(method, { team_id: teamsOf(world).acme, user_id: world.alice.id }),
    user_already_deleted: async (world) => {
      const named = { team_id: teamsOf(world).acme, user_id: world.bob.id };
      await world.alice.does(method, named);
      return world.alice.refused(method, named);
    },
  });
});
