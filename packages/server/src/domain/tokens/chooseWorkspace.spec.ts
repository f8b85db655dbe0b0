import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { orgBot, personOf, teamsOf } from "../../../testkit/admins.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

/** The id of a channel in the workspace where the org-wide app is at home. */
async function labsGeneral(world: Workspace): Promise<string> {
  const { channels } = await personOf(world, "erin").does("conversations.list", {});
  return channels.find((channel) => channel.name === "general")?.id ?? "";
}

describe("the bot of an org-wide app", () => {
  test("speaks for its org until a call names a workspace", async () => {
    await using world = await workspace();
    const { bot } = orgBot(world);

    const self = await bot.does("auth.test", {});
    const there = await bot.does("auth.test", { team_id: teamsOf(world).labs });

    assert.equal(self.is_enterprise_install, true);
    assert.deepEqual([self.team_id, self.enterprise_id], [world.dev.org?.id, world.dev.org?.id]);
    assert.equal(there.team_id, teamsOf(world).labs);
  });

  test("acts in the workspace that owns what it names", async () => {
    await using world = await workspace();
    const { bot } = orgBot(world);
    const channel = await labsGeneral(world);

    const posted = await bot.does("chat.postMessage", { channel, text: "Good morning, labs" });

    assert.equal(posted.message.team, teamsOf(world).labs);
    const { messages } = await personOf(world, "erin").does("conversations.history", { channel });
    assert.equal(messages[0]?.text, "Good morning, labs");
  });

  test("is refused what belongs to a workspace it is not granted, and finds nothing outside its org [API-12.27]", async () => {
    await using world = await workspace();
    const { bot } = orgBot(world);

    assert.equal(await bot.refused("conversations.info", { channel: world.general }), "team_access_not_granted");
    assert.equal(await bot.refused("users.info", { user: world.alice.id }), "team_access_not_granted");
    assert.equal(await bot.refused("users.info", { user: personOf(world, "frank").id }), "user_not_found");
    assert.equal(await bot.refused("users.list", { team_id: teamsOf(world).birch }), "team_access_not_granted");
  });

  test("has to name a workspace where nothing else does, and is refused what works in one workspace only [API-12.7]", async () => {
    await using world = await workspace();
    const { bot } = orgBot(world);

    assert.equal(await bot.refused("users.list", {}), "invalid_arguments");
    assert.equal(await bot.refused("rtm.connect", { team_id: teamsOf(world).labs }), "enterprise_is_restricted");
  });

  test("meets each workspace's own decisions", async () => {
    await using world = await workspace();
    const { app, bot } = orgBot(world);
    const { labs } = teamsOf(world);

    await personOf(world, "erin").does("admin.apps.restrict", { app_id: app.id, team_id: labs });

    assert.equal(await bot.refused("users.list", { team_id: labs }), "no_permission");
    await bot.does("auth.test", {});
  });

  test("cannot go on in one workspace where it stopped in another", async () => {
    await using world = await workspace();
    const { app, bot } = orgBot(world);
    const { acme, labs } = teamsOf(world);
    await world.alice.does("admin.apps.addTeams", { app_id: app.id, team_ids: [acme] });

    const { response_metadata } = await bot.does("users.list", { team_id: acme, limit: 1 } as object);
    const cursor = response_metadata.next_cursor;

    assert.equal(await bot.refused("users.list", { team_id: labs, limit: 1, cursor }), "invalid_cursor");
    const { teams } = await bot.does("auth.teams.list", { limit: 1 });
    assert.equal(teams.length, 1);
  });
});
