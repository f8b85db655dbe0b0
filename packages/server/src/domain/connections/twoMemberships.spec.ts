import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { makeChannel } from "../../../testkit/channels.ts";
import { shareWithFrank } from "../../../testkit/sharing.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

/** Carol with her token of Acme Labs; `world.carol` has the one of Acme. */
function carolInLabs(world: Workspace): Actor {
  const { labs } = teamsOf(world);
  const user = world.dev.users.find(({ id, team_id }) => id === world.carol.id && team_id === labs);
  return world.actor(user?.token ?? "", world.carol.id);
}

/** A channel of Acme that Acme Labs has, too, with carol and erin in it. */
async function shareWithLabs(world: Workspace) {
  const { alice, carol } = world;
  const { acme, labs } = teamsOf(world);
  const erin = personOf(world, "erin");
  const channel = await makeChannel(alice, "both-have");
  const setTeams = (target_team_ids: string[]) =>
    alice.does("admin.conversations.setTeams", { channel_id: channel, target_team_ids });
  await setTeams([acme, labs]);
  await alice.does("conversations.invite", { channel, users: [carol.id, erin.id] });
  return { channel, erin, unshare: () => setTeams([acme]) };
}

describe("a person of two workspaces, in channels that workspaces share,", () => {
  test("stays when one of them leaves the channel and the other one has it", async () => {
    await using world = await workspace();
    const { channel, erin, unshare } = await shareWithLabs(world);

    await unshare();

    const { members } = await world.alice.does("conversations.members", { channel });
    assert.ok(members.includes(world.carol.id));
    assert.ok(!members.includes(erin.id));
    await world.carol.does("conversations.history", { channel });
    assert.equal(await carolInLabs(world).refused("conversations.history", { channel }), "channel_not_found");
  });

  test("goes with the workspace when the other membership has ended", async () => {
    await using world = await workspace();
    const { channel, unshare } = await shareWithLabs(world);
    await world.alice.does("admin.users.remove", { team_id: teamsOf(world).acme, user_id: world.carol.id });
    await carolInLabs(world).does("conversations.history", { channel });

    await unshare();

    const { members } = await world.alice.does("conversations.members", { channel });
    assert.ok(!members.includes(world.carol.id));
  });

  test("knows people of another org only where their workspace shares a channel with it", async () => {
    await using world = await workspace();
    const { channel, frank } = await shareWithFrank(world);
    await world.alice.does("conversations.invite", { channel, users: [world.carol.id] });

    await world.carol.does("users.info", { user: frank.id });

    assert.equal(await carolInLabs(world).refused("users.info", { user: frank.id }), "user_not_found");
  });

  test("is in a group of one of them only with the token of that one", async () => {
    await using world = await workspace();
    const { alice, carol } = world;
    const { channel } = await shareWithLabs(world);
    const { usergroup } = await alice.does("usergroups.create", { name: "Posters", handle: "posters" });
    await alice.does("usergroups.users.update", { usergroup: usergroup.id, users: [carol.id] });
    const prefs = JSON.stringify({ who_can_post: { subteam: [usergroup.id] } });
    await alice.does("admin.conversations.setConversationPrefs", { channel_id: channel, prefs });

    await carol.does("chat.postMessage", { channel, text: "as one of the posters" });

    const posted = await carolInLabs(world).asks("chat.postMessage", { channel, text: "from elsewhere" });
    assert.equal(posted.ok, false);
  });
});

describe("who can post in a channel", () => {
  test("names people of its workspaces only", async () => {
    await using world = await workspace();
    const { alice } = world;
    const set = (channel_id: string, user: string) => {
      const prefs = JSON.stringify({ who_can_post: { user: [user] } });
      return alice.asks("admin.conversations.setConversationPrefs", { channel_id, prefs });
    };
    const { channel, erin } = await shareWithLabs(world);

    assert.equal((await set(channel, erin.id)).ok, true);
    assert.equal((await set(world.random, erin.id)).error, "invalid_value");
    assert.equal((await set(channel, personOf(world, "frank").id)).error, "invalid_value");
  });
});
