import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeChannel } from "../../../testkit/channels.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { devAppId, makeTrigger, runsOf } from "../../../testkit/triggers.ts";
import { declare } from "../../../testkit/workflows.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const everything = { root: { statement: "1 == 1" } };
const eventTrigger = {
  type: "event",
  workflow: "#/workflows/leave",
  inputs: {
    who: { value: "{{data.user_id}}" },
    note: { value: "{{data.channel_name}}: {{data.text}}{{data.reaction}}" },
  },
};

/** A trigger of the dev app for what happens in #random. */
async function listen(world: Workspace, event_type: string, more: object = {}): Promise<string> {
  const event = { event_type: `slack#/events/${event_type}`, channel_ids: [world.random], ...more };
  const { id } = await makeTrigger(world, { ...eventTrigger, event });
  return id;
}

/** What a trigger has noted so far. */
async function notes(world: Workspace, id: string): Promise<unknown[]> {
  await world.platform.settle();
  return (await runsOf(world, id)).map((run) => run.inputs["note"]);
}

async function say(world: Workspace, text: string, channel = world.random, actor = world.bob): Promise<string> {
  world.clock.advance({ seconds: 1 });
  return (await actor.does("chat.postMessage", { channel, text })).ts;
}

/** The activity of a trigger as the app's collaborators see it, the newest first. */
async function outcomesOf(world: Workspace, id: string): Promise<string[]> {
  const author = await configuring(world, "alice");
  const { activities } = await author.does("apps.activities.list", { app_id: devAppId(world), component_id: id });
  return activities.map(({ level, payload: { error = "" } }) => `${level} ${error as string}`.trim());
}

describe("An event that a trigger waits for", () => {
  test("starts a run when the filter holds, with what happened", async () => {
    await using world = await workspace();
    await say(world, "help before");
    world.clock.advance({ seconds: 1 });
    const id = await listen(world, "message_posted", {
      filter: { root: { statement: "{{data.text}} CONTAINS 'help'" } },
    });

    await say(world, "help me");
    await say(world, "all is well");
    await say(world, "help elsewhere", world.general);
    await say(world, "help again");

    assert.deepEqual(await notes(world, id), ["random: help me", "random: help again"]);
    const [run] = await runsOf(world, id);
    assert.deepEqual([run?.inputs["who"], run?.startedBy], [world.bob.id, null]);
  });

  test("starts it once, however often it is looked for", async () => {
    await using world = await workspace();
    const id = await listen(world, "message_posted", { filter: everything });
    await say(world, "once");

    await Promise.all([world.platform.settle(), world.platform.settle()]);
    await world.platform.store.db
      .updateTable("meta")
      .set({ value: JSON.stringify({ txid: 0, id: 0 }) })
      .where("key", "=", "triggers_position")
      .execute();

    assert.deepEqual(await notes(world, id), ["random: once"]);
  });

  test("is nothing that the app did itself", async () => {
    await using world = await workspace();
    const id = await listen(world, "message_posted", { filter: everything });

    await say(world, "round and round", world.random, world.bot);

    assert.deepEqual(await notes(world, id), []);
  });

  test("may be a reaction, a pin, a person who joins or leaves, or a mention of the app", async () => {
    await using world = await workspace();
    const { bob, bot, carol, random: channel } = world;
    const { user_id: botId } = await bot.does("auth.test", {});
    const ids: string[] = [];
    for (const name of ["reaction_added", "pin_added", "user_left_channel", "user_joined_channel", "app_mentioned"]) {
      ids.push(await listen(world, name));
    }
    const timestamp = await say(world, `<@${botId}> hello`);

    await carol.does("reactions.add", { channel, timestamp, name: "tada" });
    await carol.does("pins.add", { channel, timestamp });
    await carol.does("conversations.leave", { channel });
    await bob.does("conversations.invite", { channel, users: [carol.id] });

    const heard = [];
    for (const id of ids) heard.push(await notes(world, id));
    const [reacted, ...others] = heard;
    assert.deepEqual(reacted, ["random: tada"]);
    assert.deepEqual(others, [["random: "], ["random: "], ["random: "], [`random: <@${botId}> hello`]]);
  });

  test("is heard everywhere that the app is, when it asks for that, and nowhere else", async () => {
    await using world = await workspace();
    const id = await listen(world, "message_posted", {
      filter: everything,
      all_resources: true,
      channel_ids: undefined,
    });
    const without = await makeChannel(world.bob, "without-bot");

    await say(world, "here");
    await say(world, "there", world.general);
    await say(world, "nowhere", without);

    assert.deepEqual(await notes(world, id), ["random: here", "general: there"]);
  });

  test("may be about the workspace", async () => {
    await using world = await workspace();
    const event = { event_type: "slack#/events/channel_created" };
    const note = { value: "{{data.channel_name}} is {{data.channel_type}}" };
    const inputs = { who: { value: "{{data.creator_id}}" }, note };
    const { id } = await makeTrigger(world, { ...eventTrigger, inputs, event });

    await makeChannel(world.bob, "brand-new");

    assert.deepEqual(await notes(world, id), ["brand-new is public"]);
  });

  test("receives metadata of one type only", async () => {
    await using world = await workspace();
    const id = await listen(world, "message_metadata_posted", { metadata_event_type: "task_created" });
    for (const event_type of ["task_created", "task_closed"]) {
      const metadata = { event_type, event_payload: {} };
      const rotating = world.dev.apps.find((app) => app.name === "Rotating App");
      await world.actor(rotating?.bot_token ?? "").does("conversations.join", { channel: world.random });
      await world
        .actor(rotating?.bot_token ?? "")
        .does("chat.postMessage", { channel: world.random, text: "!", metadata });
    }

    assert.equal((await notes(world, id)).length, 1);
  });

  test("does not stop what comes after it when one run cannot start", async () => {
    await using world = await workspace();
    const broken = await listen(world, "message_posted", { filter: everything });
    await declare(world, { workflows: {} });
    await say(world, "lost");
    assert.deepEqual(await notes(world, broken), []);
    assert.deepEqual(await outcomesOf(world, broken), ["error workflow_not_found"]);

    const id = await listen(world, "message_posted", { filter: everything });
    await say(world, "found");

    assert.deepEqual(await notes(world, id), ["random: found"]);
    assert.deepEqual(await notes(world, broken), ["random: found"]);
    assert.deepEqual(await outcomesOf(world, broken), ["info", "error workflow_not_found"]);
  });
});
