import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeGroup, personOf, teamsOf } from "../../../testkit/admins.ts";
import { atHome, withScopes } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { connect, listeningWorkspace } from "../../../testkit/socketClient.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.mentions.audience";

describe(method, () => {
  test("counts the members of a channel once, without the caller and without bots", async () => {
    await using world = await workspace();
    const { alice, bob, secret } = world;
    const home = await atHome(world, alice);
    const { members } = await alice.does("conversations.members", { channel: secret });
    const bots = (await alice.does("users.list", {})).members.flatMap(({ id, is_bot }) => (is_bot ? [id] : []));
    const people = members.filter((id) => id !== alice.id && !bots.includes(id));

    for (const range of ["channel", "everyone"] as const) {
      const { count, time_zones } = await home.does(method, { channel: secret, users: [bob.id], range });
      assert.equal(count, people.length);
      assert.equal(
        time_zones.reduce((sum, zone) => sum + zone.count, 0),
        count,
      );
    }
  });

  test("counts by time zone, most people first", async () => {
    await using world = await workspace();
    const { alice, bob, dora } = world;
    const { channel } = await alice.does("conversations.create", { name: "zones" });
    const frank = personOf(world, "carol");
    await alice.does("conversations.invite", { channel: channel.id, users: [bob.id, dora.id, frank.id] });
    await world.platform.store.db.updateTable("users").set({ tz: "Asia/Tokyo" }).where("id", "!=", bob.id).execute();
    await world.platform.store.db.updateTable("users").set({ tz: "Europe/Berlin" }).where("id", "=", bob.id).execute();

    const { count, time_zones } = await (
      await atHome(world, alice)
    ).does(method, { channel: channel.id, range: "channel" });

    assert.equal(count, 3);
    assert.deepEqual(time_zones, [
      { tz: "Asia/Tokyo", count: 2 },
      { tz: "Europe/Berlin", count: 1 },
    ]);
  });

  test("counts for `here` the members who are active, and neither who set themselves away nor the caller", async () => {
    await using world = await listeningWorkspace();
    const { alice, bob, carol, general: channel } = world;
    const home = await atHome(world, alice);
    const countHere = async (more: object = {}) => (await home.does(method, { channel, range: "here", ...more })).count;
    await using _own = await connect(alice);
    assert.equal(await countHere(), 0);

    await using _bob = await connect(bob);
    await using _carol = await connect(carol);
    assert.equal(await countHere(), 2);
    await bob.does("users.setPresence", { presence: "away" });
    assert.equal(await countHere(), 1);
    assert.equal(await countHere({ users: [bob.id] }), 2, "who is mentioned by name is notified anyway");
  });

  test("counts the members of groups who are in the channel, each of them once", async () => {
    await using world = await workspace();
    const { alice, bob, dora, carol } = world;
    const { channel } = await alice.does("conversations.create", { name: "grouped" });
    await alice.does("conversations.invite", { channel: channel.id, users: [bob.id, dora.id] });
    const [one, other] = [
      await makeGroup(world, "ones", alice, bob, carol),
      await makeGroup(world, "others", bob, dora),
    ];

    const home = await atHome(world, alice);
    assert.equal((await home.does(method, { channel: channel.id, usergroups: [one] })).count, 1);
    assert.equal((await home.does(method, { channel: channel.id, usergroups: [one, other] })).count, 2);
    assert.equal((await home.does(method, { channel: channel.id, users: [bob.id, carol.id] })).count, 1);
  });

  test("does not count deactivated people", async () => {
    await using world = await workspace();
    const { alice, bob, general: channel } = world;
    const home = await atHome(world, alice);
    const ask = async (asked: object) => (await home.does(method, { channel, ...asked })).count;
    const before = await ask({ range: "channel" });
    await alice.does("admin.users.remove", { team_id: teamsOf(world).acme, user_id: bob.id });

    assert.equal(await ask({ range: "channel" }), before - 1);
    assert.equal(await ask({ users: [bob.id] }), 0);
  });

  test("needs the scope of the kind of channel", async () => {
    await using world = await workspace();
    const reader = await withScopes(world, world.alice, ["channels:read"]);
    assert.equal(await reader.refused(method, { channel: world.secret, range: "channel" }), "missing_scope");
  });

  refuses(method, {
    channel_not_found: async (world) =>
      (await atHome(world, world.carol)).refused(method, { channel: world.secret, range: "channel" }),
    no_such_subteam: async (world) => {
      const group = await makeGroup(world, "traders", world.bob);
      const erin = await atHome(world, personOf(world, "erin"));
      const { channel } = await erin.does("conversations.create", { name: "elsewhere" });
      return erin.refused(method, { channel: channel.id, usergroups: [group] });
    },
  });
});
