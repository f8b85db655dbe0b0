import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import type { Recording } from "@platform/protocol/recordings/recordingSchema.ts";
import type { App } from "@slack/bolt";
import { form, openStage, offer, type Stage } from "./openStage.ts";
import { startOverSocket } from "./startBolt.ts";

type Teach = (bolt: App) => void;

interface Result {
  readonly state: string;
  readonly problems: readonly string[];
  readonly differences: readonly {
    readonly kind: string;
    readonly action: number;
    readonly step: string;
    readonly fields: readonly { readonly path: string; readonly recorded?: unknown; readonly actual?: unknown }[];
  }[];
  readonly text: string;
  readonly recording: Recording;
}

/** What the app does about a greeting; the parts that a test changes. */
interface Manners {
  readonly greeting?: string;
  readonly story?: readonly string[];
  greet?(done: { say(text: string): Promise<unknown>; wave(ts: string): Promise<unknown>; ts: string }): Promise<void>;
}

const manners =
  ({ greeting = "Hello", story = ["Once upon ", "a time."], greet }: Manners = {}): Teach =>
  (bolt) => {
    bolt.message("hello", async ({ message, client, say }) => {
      const { channel, ts } = message;
      const wave = (timestamp: string) => client.reactions.add({ channel, timestamp, name: "wave" });
      if (greet) return greet({ say: (text) => say(text), wave, ts });
      await say(`${greeting} <@${"user" in message ? message.user : ""}>`);
      await wave(ts);
    });
    bolt.message("story", async ({ message, client }) => {
      const { channel, ts } = message;
      const started = await client.apiCall("chat.startStream", { channel, thread_ts: ts });
      for (const text of story) await client.apiCall("chat.appendStream", { channel, ts: started["ts"], markdown_text: text });
      await client.apiCall("chat.stopStream", { channel, ts: started["ts"] });
    });
    bolt.message("form", async ({ say }) => void (await say({ text: "A form?", blocks: offer })));
    bolt.action("open", async ({ ack, body, client }) => {
      await ack();
      await client.views.open({ trigger_id: (body as { trigger_id: string }).trigger_id, view: form });
    });
    bolt.view("form", async ({ ack, view, client, body }) => {
      await ack();
      const name = view.state.values["name"]?.["name"]?.value ?? "";
      await client.chat.postMessage({ channel: body.user.id, text: `Thank you, ${name}.` });
    });
  };

const subscribed = { event_subscriptions: { bot_events: ["message.channels", "message.im"] }, socket_mode_enabled: true };

async function opened(): Promise<Stage> {
  const stage = await openStage();
  await stage.configure({ ...subscribed, interactivity: { is_enabled: true } });
  return stage;
}

/** What bob does; every step waits for what the app does. */
async function talk(stage: Stage): Promise<void> {
  await stage.person("post", { channel: "random", text: "hello" });
  await setTimeout(400);
  await stage.person("post", { channel: "random", text: "tell me a story" });
  await setTimeout(400);
  await stage.person("post", { channel: "random", text: "a form" });
  const { ts } = await stage.messageWith("A form?");
  await stage.person("act", { channel: "random", ts, action_id: "open" });
  const view = await stage.viewTitled("A form");
  await stage.person("submit", { view_id: view.id, values: { name: { name: "Bob" } } });
  await setTimeout(400);
}

async function record(stage: Stage, act: (stage: Stage) => Promise<void> = talk): Promise<Recording> {
  const { recording_id } = await stage.control("recordings.start", { app: "Dev App" });
  await act(stage);
  const { recording } = await stage.control("recordings.stop", { recording_id });
  return recording as Recording;
}

async function replay(stage: Stage, recording: Recording, more: object = {}): Promise<Result> {
  const { replay_id } = await stage.control("recordings.replay", { recording, deadline_s: 2, ...more });
  return (await stage.control("recordings.await", { replay_id, timeout_s: 60 })) as unknown as Result;
}

describe("recordings of a Bolt app", () => {
  test("the same app does the same again, twice, and nothing of the file depends on the run", async () => {
    await using stage = await opened();
    await using _ = await startOverSocket(stage, manners());
    const recording = await record(stage);
    console.log(JSON.stringify(recording, null, 1));
    for (let turn = 0; turn < 2; turn++) {
      const { problems, text, differences } = await replay(stage, recording);
      console.log(text);
      assert.deepEqual([problems, text, differences], [[], "", []]);
    }
  });
});
