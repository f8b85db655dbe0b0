import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { emittedOf } from "../../../testkit/agents.ts";
import { enableCodeChannels, openCodeChannel, secondAgent } from "../../../testkit/codeChannels.ts";
import { Receiver, subscribe } from "../../../testkit/receiving.ts";
import { workspace } from "../../../testkit/workspace.ts";

describe("the session of a code channel", () => {
  test("has a status without a thread, and refuses one", async () => {
    await using world = await workspace();
    const { channel_id, originTs } = await openCodeChannel(world);
    const { ts } = await world.alice.does("chat.postMessage", { channel: channel_id, text: "How far are you?" });
    const status = { channel_id, status: "processing" } as const;

    const set = await world.bot.does("agents.sessions.setStatus", status);

    assert.deepEqual([set.status, set.title], ["processing", "Fix the login page"]);
    const inThread = { ...status, thread_ts: ts };
    assert.equal(await world.bot.refused("agents.sessions.setStatus", inThread), "invalid_thread_ts");
    const elsewhere = { channel_id: world.general, status: "active", thread_ts: originTs } as const;
    assert.equal((await world.bot.does("agents.sessions.setStatus", elsewhere)).status, "active");
  });

  test("is renamed with its channel, by the agent and by people", async () => {
    await using world = await workspace();
    const { alice, channel_id } = await openCodeChannel(world);
    const nameOf = async () => (await alice.does("conversations.info", { channel: channel_id })).channel.name;

    await world.bot.does("agents.sessions.rename", { channel_id, title: "Repair: the Login" });
    assert.equal(await nameOf(), "repair-the-login");
    await alice.does("client.agents.sessions.rename", { channel_id, title: "New login" });
    assert.equal(await nameOf(), "new-login");

    const [told] = await emittedOf(world, "agent_session_title_changed");
    assert.deepEqual([told?.["title"], told?.["previous_title"]], ["New login", "Repair: the Login"]);
    assert.equal(told && "thread_ts" in told, false);
    await alice.does("conversations.rename", { channel: channel_id, name: "third" });
    const { session } = await alice.does("client.agents.sessions.info", { channel_id });
    assert.equal(session?.title, "third");
  });

  test("ends every stream of the agent when a person stops it", async () => {
    await using world = await workspace();
    const { alice, channel_id } = await openCodeChannel(world);
    const { ts: root } = await alice.does("chat.postMessage", { channel: channel_id, text: "Go on" });
    const { team_id: team } = await world.alice.does("auth.test", {});
    const streamed = await world.bot.does("chat.startStream", {
      channel: channel_id,
      thread_ts: root,
      recipient_user_id: world.alice.id,
      recipient_team_id: team,
      markdown_text: "First",
    });
    const { session } = await alice.does("client.agents.sessions.info", { channel_id });
    assert.deepEqual([session?.status, session?.can_stop], ["processing", true]);

    await alice.does("client.agents.sessions.stop", { channel_id });

    const [stopped] = await emittedOf(world, "agent_session_stopped");
    assert.deepEqual([stopped?.["channel"], stopped?.["streaming_message_ts"]], [channel_id, [streamed.ts]]);
    assert.equal(stopped && "thread_ts" in stopped, false);
  });

  test("is in the list of sessions of the members", async () => {
    await using world = await workspace();
    const { alice, channel_id } = await openCodeChannel(world);

    const { sessions } = await alice.does("client.agents.sessions.list", { query: "login" });

    assert.deepEqual(
      sessions.map(({ channel, thread_ts: thread, title }) => [channel, thread, title]),
      [[channel_id, undefined, "Fix the login page"]],
    );
    await alice.does("client.agents.sessions.mark", { channel_id, is_pinned: true });
    assert.equal((await alice.does("client.agents.sessions.info", { channel_id })).session?.is_pinned, true);
  });

  test("falls from processing to active after an hour", async () => {
    await using world = await workspace();
    const { alice, channel_id } = await openCodeChannel(world);
    await world.bot.does("agents.sessions.setStatus", { channel_id, status: "processing" });

    world.clock.advance({ hours: 1 });
    await world.platform.settle();

    assert.equal((await alice.does("client.agents.sessions.info", { channel_id })).session?.status, "active");
  });

  test("has the strongest status of several agents", async () => {
    await using world = await workspace();
    const { channel_id } = await openCodeChannel(world);
    const other = await secondAgent(world, channel_id);
    await other.does("agents.sessions.setStatus", { channel_id, status: "processing" });

    const set = await world.bot.does("agents.sessions.setStatus", { channel_id, status: "closed" });

    assert.deepEqual([set.status, set.agent_status], ["processing", "closed"]);
  });
});

describe("message.session", () => {
  test("delivers what is said in code channels alone, without message.channels", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await subscribe(world, receiver, []);
    const { channel_id } = await openCodeChannel(world);
    await enableCodeChannels(world, { events: ["message.session"] });

    await world.alice.does("chat.postMessage", { channel: world.general, text: "elsewhere" });
    await world.alice.does("chat.postMessage", { channel: channel_id, text: "here" });
    await world.platform.settle();

    assert.deepEqual(
      receiver.heard.filter((text) => !text.includes("joined")),
      ["message here"],
    );
  });

  test("delivers nothing twice to an app that subscribes to message.channels as well", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await subscribe(world, receiver, []);
    const { channel_id } = await openCodeChannel(world);
    await world.platform.settle();
    await enableCodeChannels(world, { events: ["message.session", "message.channels"] });

    await world.alice.does("chat.postMessage", { channel: channel_id, text: "here" });
    await world.platform.settle();

    assert.deepEqual(
      receiver.heard.filter((text) => !text.includes("joined")),
      ["message here"],
    );
  });
});
