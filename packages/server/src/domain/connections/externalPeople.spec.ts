import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { shareWithFrank } from "../../../testkit/sharing.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

/** A channel that Alice's workspace shares with Frank's: who is on which side, and in it. */
async function sides(world: Workspace) {
  const { channel, frank } = await shareWithFrank(world, true);
  const birch = world.dev.apps.find(({ name }) => name === "Birch App");
  return { channel, frank, birchBot: world.actor(birch?.bot_token ?? "") };
}

async function membersOf(actor: Actor, channel: string): Promise<readonly string[]> {
  return (await actor.does("conversations.members", { channel })).members;
}

describe("in a channel that two organizations share", () => {
  test("each side invites its own people, and nobody of the other side", async () => {
    await using world = await workspace();
    const { channel, frank } = await sides(world);
    const { user_id: birchBot } = await world
      .actor(world.dev.apps.find(({ name }) => name === "Birch App")?.bot_token ?? "")
      .does("auth.test", {});

    assert.equal(await frank.refused("conversations.invite", { channel, users: [world.carol.id] }), "user_not_found");
    assert.equal(await world.alice.refused("conversations.invite", { channel, users: [birchBot] }), "user_not_found");
    await frank.does("conversations.invite", { channel, users: [birchBot] });
    await world.alice.does("conversations.invite", { channel, users: [world.carol.id] });

    const members = [world.alice.id, world.bob.id, world.carol.id, frank.id, birchBot];
    assert.deepEqual((await membersOf(frank, channel)).toSorted(), members.toSorted());
  });

  test("with force, a side still adds only its own people", async () => {
    await using world = await workspace();
    const { channel, frank, birchBot } = await sides(world);
    const { user_id: botId } = await birchBot.does("auth.test", {});

    const { errors } = await frank.does("conversations.invite", {
      channel,
      users: [botId, world.carol.id],
      force: true,
    });

    assert.deepEqual(errors, [{ ok: false, error: "user_not_found", user: world.carol.id }]);
    assert.ok(!(await membersOf(frank, channel)).includes(world.carol.id));
  });

  test("people of one org still invite each other across its workspaces", async () => {
    await using world = await workspace();
    const erin = personOf(world, "erin");
    const { secret: channel } = world;
    await world.alice.does("admin.conversations.setTeams", {
      channel_id: channel,
      target_team_ids: [teamsOf(world).labs],
    });

    await world.alice.does("conversations.invite", { channel, users: [erin.id] });
    await erin.does("conversations.invite", { channel, users: [world.carol.id] });

    assert.equal((await erin.does("users.info", { user: world.carol.id })).user.profile.email, "carol@acme.test");
  });

  test("nobody reads the e-mail address or phone number of the other side", async () => {
    await using world = await workspace();
    const { channel, frank, birchBot } = await sides(world);
    await world.alice.does("users.profile.set", { profile: { phone: "+49 30 1234567" } });
    const { user_id: botId } = await birchBot.does("auth.test", {});
    await frank.does("conversations.invite", { channel, users: [botId] });
    await world.alice.does("chat.postMessage", { channel, text: `<@${frank.id}> and <@${world.bob.id}>` });
    const secrets = ["alice@acme.test", "bob@acme.test", "1234567"];

    for (const caller of [frank, birchBot]) {
      const { user } = await caller.does("users.info", { user: world.alice.id });
      assert.deepEqual([user.is_stranger, user.is_email_confirmed, user.profile.phone], [true, false, ""]);
      const answers = [
        user,
        await caller.asks("users.profile.get", { user: world.alice.id }),
        await caller.asks("users.lookupByEmail", { email: "bob@acme.test" }),
        await caller.asks("users.list", {}),
        await caller.asks("conversations.members", { channel }),
        await caller.asks("conversations.info", { channel, include_num_members: true }),
        await caller.asks("conversations.history", { channel }),
        await caller.asks("conversations.open", { users: [world.alice.id] }),
        await caller.asks("conversations.open", { users: [world.alice.id, world.bob.id] }),
        await caller.asks("usergroups.list", { include_users: true }),
        await caller.asks("conversations.listConnectInvites", {}),
      ];
      for (const secret of secrets) assert.ok(!JSON.stringify(answers).includes(secret), secret);
    }
    const { user: seen } = await world.alice.does("users.info", { user: frank.id });
    assert.equal("email" in seen.profile, false);
    assert.equal((await frank.does("users.info", { user: frank.id })).user.profile.email, "frank@birch.test");
  });

  test("people of the other side are neither opened a direct message with nor put into groups", async () => {
    await using world = await workspace();
    const { frank } = await sides(world);
    const { usergroup } = await frank.does("usergroups.create", { name: "all", handle: "all" });

    assert.equal(await frank.refused("conversations.open", { users: [world.alice.id] }), "user_not_found");
    assert.equal(
      await frank.refused("chat.postMessage", { channel: world.alice.id, text: "Hello" }),
      "channel_not_found",
    );
    assert.equal(
      await frank.refused("usergroups.users.update", { usergroup: usergroup.id, users: [world.alice.id] }),
      "invalid_users",
    );
  });
});
