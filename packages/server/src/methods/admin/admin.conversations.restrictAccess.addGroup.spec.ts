import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { makeGroup, teamsOf } from "../../../testkit/admins.ts";
import { eventsOf, makeChannel, makePrivate } from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.conversations.restrictAccess.addGroup";

async function membersOf(world: Workspace, channel: string): Promise<Set<string>> {
  const { members } = await world.alice.does("conversations.members", { channel });
  return new Set(members);
}

/** A private channel of alice, bob and carol. */
async function stage(world: Workspace) {
  const channel_id = await makePrivate(world, "plans", world.bob, world.carol);
  return { channel_id, group_id: await makeGroup(world, "cooks", world.alice, world.bob) };
}

/** Rows of other channels or groups, so that a limit is reached. */
async function linkMany(world: Workspace, channelId: string, groupId: string, what: "groups" | "channels") {
  const { db } = world.platform.store;
  const count = what === "groups" ? limits.channel_groups_max : limits.group_channels_max;
  const channel = await db.selectFrom("channels").selectAll().where("id", "=", channelId).executeTakeFirstOrThrow();
  const group = await db.selectFrom("usergroups").selectAll().where("id", "=", groupId).executeTakeFirstOrThrow();
  const { key, ...copied } = channel;
  for (let at = 0; at < count; at++) {
    const id = String(at).padStart(4, "0");
    if (what === "groups") {
      await db
        .insertInto("usergroups")
        .values({ ...group, id: `S0COPY${id}`, name: `copy-${at}`, handle: `copy-${at}` })
        .execute();
      await db
        .insertInto("channel_groups")
        .values({ channel_key: key, usergroup_id: `S0COPY${id}`, linked_ms: 1 })
        .execute();
    } else {
      const name = `copy-${at}`;
      await db
        .insertInto("channels")
        .values({ ...copied, id: `C0COPY${id}`, name, sort_name: name })
        .execute();
      const row = await db
        .selectFrom("channels")
        .select("key")
        .where("id", "=", `C0COPY${id}`)
        .executeTakeFirstOrThrow();
      await db
        .insertInto("channel_groups")
        .values({ channel_key: row.key, usergroup_id: groupId, linked_ms: 1 })
        .execute();
    }
  }
}

describe(method, () => {
  test("takes out members who are in none of the groups, and apps stay", async () => {
    await using world = await workspace();
    const { channel_id, group_id } = await stage(world);
    const bot = (await world.bot.does("auth.test", {})).user_id ?? "";
    await world.alice.does("conversations.invite", { channel: channel_id, users: [bot] });

    await world.alice.does(method, { channel_id, group_id, team_id: teamsOf(world).acme });

    assert.deepEqual(await membersOf(world, channel_id), new Set([world.alice.id, world.bob.id, bot]));
    const left = await eventsOf(world, "member_left_channel");
    assert.deepEqual(
      left.map(({ payload }) => payload["user"]),
      [world.carol.id],
    );
    assert.equal(await world.carol.refused("conversations.history", { channel: channel_id }), "channel_not_found");
  });

  test("keeps outsiders out by every way of inviting, until they are in a group", async () => {
    await using world = await workspace();
    const { channel_id, group_id } = await stage(world);
    await world.alice.does(method, { channel_id, group_id });

    const users = [world.carol.id];
    assert.equal(await world.bob.refused("conversations.invite", { channel: channel_id, users }), "cant_invite");
    const invited = await world.alice.asks("admin.conversations.invite", { channel_id, user_ids: users });
    assert.deepEqual(invited["failed_user_ids"], { [world.carol.id]: "cant_invite" });
    assert.ok(!(await membersOf(world, channel_id)).has(world.carol.id));

    const people = [world.alice.id, world.bob.id, world.carol.id];
    await world.alice.does("usergroups.users.update", { usergroup: group_id, users: people });
    await world.bob.does("conversations.invite", { channel: channel_id, users });
    assert.ok((await membersOf(world, channel_id)).has(world.carol.id));
  });

  test("takes a person out who leaves the last group, at once", async () => {
    await using world = await workspace();
    const { channel_id, group_id } = await stage(world);
    const other = await makeGroup(world, "tasters", world.bob);
    await world.alice.does(method, { channel_id, group_id });
    await world.alice.does(method, { channel_id, group_id: other });

    await world.alice.does("usergroups.users.update", { usergroup: group_id, users: [world.alice.id] });
    assert.ok((await membersOf(world, channel_id)).has(world.bob.id));
    await world.alice.does("usergroups.users.update", { usergroup: other, users: [world.alice.id] });
    assert.deepEqual(await membersOf(world, channel_id), new Set([world.alice.id]));
  });

  test("leaves the members of such a group to admins", async () => {
    await using world = await workspace();
    const { channel_id, group_id } = await stage(world);
    await world.alice.does(method, { channel_id, group_id });
    const users = [world.alice.id, world.bob.id, world.carol.id];
    assert.equal(
      await world.carol.refused("usergroups.users.update", { usergroup: group_id, users }),
      "permission_denied",
    );
  });

  refuses(method, {
    channel_not_found: async (world) => {
      const { group_id } = await stage(world);
      return world.alice.refused(method, { channel_id: "C00NOWHERE0", group_id });
    },
    invalid_channel: async (world) => {
      const { group_id } = await stage(world);
      return world.alice.refused(method, { channel_id: await openDm(world, world.alice, world.bob), group_id });
    },
    not_an_admin: async (world) => world.bob.refused(method, await stage(world)),
    team_not_found: async (world) =>
      world.alice.refused(method, { ...(await stage(world)), team_id: teamsOf(world).birch }),
    group_not_found: async (world) => world.alice.refused(method, { ...(await stage(world)), group_id: "S00NOWHERE0" }),
    channel_is_not_private: async (world) => {
      const { group_id } = await stage(world);
      return world.alice.refused(method, { channel_id: world.random, group_id });
    },
    invalid_channel_type: async (world) => {
      const { channel_id, group_id } = await stage(world);
      const sharing = JSON.stringify({ isExternal: true, teamIds: [teamsOf(world).birch] });
      await world.platform.store.db.updateTable("channels").set({ sharing }).where("id", "=", channel_id).execute();
      return world.alice.refused(method, { channel_id, group_id });
    },
    group_must_not_be_empty: async (world) => {
      const { channel_id } = await stage(world);
      const { usergroup } = await world.alice.does("usergroups.create", { name: "none", handle: "none" });
      return world.alice.refused(method, { channel_id, group_id: usergroup.id });
    },
    group_already_linked_to_channel: async (world) => {
      const linked = await stage(world);
      await world.alice.does(method, linked);
      return world.alice.refused(method, linked);
    },
    no_channel_memberships: async (world) => {
      const { group_id } = await stage(world);
      const channel_id = await makeChannel(world.bob, "alone", true);
      await world.alice.does("admin.users.remove", { team_id: teamsOf(world).acme, user_id: world.bob.id });
      return world.alice.refused(method, { channel_id, group_id });
    },
    cannot_add_more_groups_to_channel: async (world) => {
      const { channel_id, group_id } = await stage(world);
      await linkMany(world, channel_id, group_id, "groups");
      return world.alice.refused(method, { channel_id, group_id });
    },
    cannot_add_more_channels_to_group: async (world) => {
      const { channel_id, group_id } = await stage(world);
      await linkMany(world, channel_id, group_id, "channels");
      return world.alice.refused(method, { channel_id, group_id });
    },
  });
});
