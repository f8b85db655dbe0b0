import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Recording } from "@platform/protocol/recordings/recordingSchema.ts";
import { limits } from "@platform/protocol";
import { steer } from "../../testkit/controls.ts";
import { atHome } from "../../testkit/ownToken.ts";
import { playApp } from "../../testkit/playedApp.ts";
import { type Workspace, workspace } from "../../testkit/workspace.ts";

const plain = (text: string) => ({ type: "plain_text" as const, text });
const button = { type: "button" as const, action_id: "order", text: plain("Order") };
const row = { type: "actions" as const, elements: [button] };
const form = {
  type: "modal" as const,
  title: plain("Lunch"),
  submit: plain("Send"),
  blocks: [
    { type: "input" as const, label: plain("What"), element: { type: "plain_text_input" as const, action_id: "what" } },
  ],
};

async function start(world: Workspace, more: object = {}): Promise<() => Promise<Recording>> {
  const { recording_id } = await steer(world.platform).does("recordings.start", { app: "Dev App", ...more });
  return async () => (await steer(world.platform).does("recordings.stop", { recording_id }))["recording"] as Recording;
}

async function replay(world: Workspace, recording: Recording) {
  const { replay_id } = await steer(world.platform).does("recordings.replay", { recording, deadline_s: 1 });
  return steer(world.platform).does("recordings.await", { replay_id });
}

/** A call over HTTP, which is what the log sees. */
async function call(world: Workspace, token: string, method: string, args: object) {
  const response = await fetch(`${world.platform.baseUrl}/api/${method}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(args),
  });
  return (await response.json()) as Readonly<Record<string, unknown>> & { readonly ok: boolean };
}

const actionsOf = ({ steps }: Recording) =>
  steps.flatMap((step) => (step.kind === "action" ? [`${step.user ?? ""} ${step.name}`] : []));

describe("recordings", () => {
  test("have what people do in the browser client, and a replay does it again", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    await world.platform.listen();
    const alice = await atHome(world, world.alice);
    const menu = await world.bot.does("chat.postMessage", { channel: world.random, text: "Lunch?", blocks: [row] });
    const [shown] = menu.message.blocks ?? [];
    const does = async (method: string, args: object) => {
      const answer = await call(world, alice.token, method, args);
      assert.ok(answer.ok, JSON.stringify(answer));
      return answer;
    };
    app.answers(async (payload) => {
      if (payload["type"] !== "block_actions") return undefined;
      await call(world, world.bot.token, "views.open", { trigger_id: payload["trigger_id"], view: form });
      return undefined;
    });

    const stop = await start(world);
    const place = { channel: world.random, ts: menu.ts };
    await does("conversations.mark", place);
    await does("client.blocks.act", { ...place, block_id: shown?.block_id, action_id: "order" });
    const { views } = await does("client.views.list", {});
    const [view] = views as { id: string; blocks: { block_id: string }[] }[];
    const values = { [view?.blocks[0]?.block_id ?? ""]: { what: "Soup" } };
    await does("client.views.submit", { view_id: view?.id, values });
    await does("reactions.add", { channel: world.random, timestamp: menu.ts, name: "eyes" });
    await call(world, alice.token, "reactions.add", { channel: world.random, timestamp: menu.ts, name: "no_such" });
    const recording = await stop();

    assert.deepEqual(actionsOf(recording), [
      "alice client.blocks.act",
      "alice client.views.submit",
      "alice reactions.add",
    ]);
    assert.deepEqual(recording.context.messages, {
      "{{earlier:1}}": { channel: "{{channel:random}}", text: "Lunch?" },
    });
    const submitted = recording.steps.find((step) => step.kind === "action" && step.name === "client.views.submit");
    assert.partialDeepStrictEqual(submitted, {
      args: { view_id: "{{view:1.1}}", values: { "{{block:0}}": { what: "Soup" } } },
    });

    await does("reactions.remove", { channel: world.random, timestamp: menu.ts, name: "eyes" });
    const replayed = await replay(world, recording);
    assert.deepEqual([replayed["problems"], replayed["text"]], [[], ""]);
    assert.equal(app.heard.filter(({ type }) => type === "view_submission").length, 2);
  });

  test("name direct conversations by their people, and a replay opens them", async () => {
    await using world = await workspace();
    await world.platform.listen();
    const bot = await world.bot.does("auth.test", {});
    const { channel } = await world.alice.does("conversations.open", { users: [bot.user_id ?? ""] });
    const stop = await start(world);
    await steer(world.platform).does("person.post", { user: "alice", channel: channel.id, text: "Hello?" });
    const recording = await stop();
    const [action] = recording.steps;
    assert.partialDeepStrictEqual(action, { kind: "action", args: { channel: "{{dm:alice}}" } });
    assert.deepEqual((await replay(world, recording))["problems"], []);
    const { messages } = await world.alice.does("conversations.history", { channel: channel.id });
    assert.equal(messages.filter(({ text }) => text === "Hello?").length, 2);
  });

  test("of one channel leave out the others", async () => {
    await using world = await workspace();
    await world.platform.listen();
    const stop = await start(world, { channel: "#random" });
    const post = (user: string, channel: string) =>
      steer(world.platform).does("person.post", { user, channel, text: `in ${channel}` });
    await post("alice", "general");
    await post("bob", "random");
    const recording = await stop();
    assert.deepEqual(actionsOf(recording), ["bob chat.postMessage"]);
    assert.deepEqual([recording.context.channel, recording.context.people], ["{{channel:random}}", ["bob"]]);
  });

  test("say which action of a replay cannot be done", async () => {
    await using world = await workspace();
    await world.platform.listen();
    const step = (user: string, text: string) => ({
      kind: "action" as const,
      after_ms: 0,
      user,
      name: "chat.postMessage",
      args: { channel: "{{channel:random}}", text },
    });
    const context = { workspace: world.dev.teams[0]?.domain ?? "", app: "Dev App", people: [], channels: [] };
    const steps = [step("zoe", "hello"), step("alice", "about {{message:7.1}}")];
    const { problems } = await replay(world, { version: 1, context, ignore: [], lasts_ms: 0, steps });
    assert.deepEqual(problems, [
      "Action 1 (zoe chat.postMessage: hello) failed: there is no zoe.",
      "Action 2 (alice chat.postMessage: about {{message:7.1}}) failed: there is no {{message:7.1}} in this run.",
    ]);
  });

  test("are refused for reasons that are declared", async () => {
    await using world = await workspace();
    await world.platform.listen();
    const { refused, does } = steer(world.platform);
    assert.equal(await refused("recordings.start", { app: "Nobody" }), "app_not_found");
    assert.equal(await refused("recordings.start", { app: "Dev App", workspace: "nowhere" }), "team_not_found");
    assert.equal(await refused("recordings.start", { app: "Dev App", channel: "nowhere" }), "channel_not_found");
    const other = world.dev.teams.at(-1)?.domain;
    assert.equal(await refused("recordings.start", { app: "Dev App", workspace: other }), "app_not_installed");
    assert.equal(await refused("recordings.info", { recording_id: "9" }), "recording_not_found");
    assert.equal(await refused("recordings.stop", { recording_id: "9" }), "recording_not_found");
    assert.equal(await refused("recordings.await", { replay_id: "9" }), "replay_not_found");
    assert.equal(await refused("recordings.replay", { recording: { version: 2 } }), "invalid_recording");
    const { recording_id } = await does("recordings.start", { app: "Dev App" });
    const { recording } = await does("recordings.stop", { recording_id });
    const { replay_id } = await does("recordings.replay", { recording });
    assert.equal(await refused("recordings.replay", { recording }), "replay_running");
    await does("recordings.await", { replay_id });
    for (let open = 0; open < limits.recordings_max; open++) await does("recordings.start", { app: "Dev App" });
    assert.equal(await refused("recordings.start", { app: "Dev App" }), "too_many_recordings");
  });

  test("end with the server, which does not wait for the app", async () => {
    const world = await workspace();
    await world.platform.listen();
    const { does } = steer(world.platform);
    const { recording_id } = await does("recordings.start", { app: "Dev App" });
    const { recording } = await does("recordings.stop", { recording_id });
    const reply = { kind: "call", after_ms: 0, method: "chat.postMessage", args: { text: "x" }, code: "ok" };
    await does("recordings.replay", { recording: { ...recording, steps: [reply] }, deadline_s: 300 });
    const ended = does("recordings.await", { replay_id: "1", timeout_s: 60 }).catch((error: unknown) => error);

    await world[Symbol.asyncDispose]();

    assert.match(String(await ended), /replay_failed/);
  });
});
