import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type App, Assistant, type SayStreamFn } from "@slack/bolt";
import type { ContextActionsBlock } from "@slack/types";
import { type AgentStage, type Body, openAgentStage, type Place, type Shown } from "./agentStage.ts";
import { eventually } from "./eventually.ts";
import { scriptedAnswer, startScriptedModel } from "./scriptedModel.ts";
import { type RunningBolt, startByRequest, startOverSocket } from "./startBolt.ts";

const feedback: ContextActionsBlock = {
  type: "context_actions",
  elements: [
    {
      type: "feedback_buttons",
      action_id: "feedback",
      positive_button: { text: { type: "plain_text", text: "Good" }, value: "good" },
      negative_button: { text: { type: "plain_text", text: "Bad" }, value: "bad" },
    },
  ],
};

/** What the model answers, as it arrives. */
async function* ask(modelUrl: string, input: string): AsyncGenerator<string> {
  const request = { method: "POST", body: JSON.stringify({ model: "scripted", input, stream: true }) };
  const { body } = await fetch(`${modelUrl}/v1/responses`, request);
  let rest = "";
  for await (const chunk of body ?? []) {
    const lines = (rest + Buffer.from(chunk).toString()).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines.filter((candidate) => candidate.startsWith("data: "))) {
      const event = JSON.parse(line.slice("data: ".length)) as { type: string; delta?: string };
      if (event.type === "response.output_text.delta") yield event.delta ?? "";
    }
  }
}

async function answerIn(sayStream: SayStreamFn, words: AsyncIterable<string>): Promise<void> {
  const stream = sayStream({ buffer_size: 8 });
  await stream.append({ chunks: [{ type: "task_update", id: "ask", title: "Ask", status: "in_progress" }] });
  for await (const markdown_text of words) await stream.append({ markdown_text });
  await stream.append({ chunks: [{ type: "task_update", id: "ask", title: "Ask", status: "complete" }] });
  await stream.stop({ blocks: [feedback] });
}

/** An assistant in the structure that Bolt's documentation and templates give it. */
function teachAssistant(modelUrl: string, contexts: string[], thanked: string[]) {
  return (app: App): void => {
    app.assistant(
      new Assistant({
        async threadStarted({ say, saveThreadContext, setSuggestedPrompts }) {
          await say("Hi, how can I help?");
          await saveThreadContext();
          await setSuggestedPrompts({ title: "Ask", prompts: [{ title: "Lunch", message: "What is for lunch?" }] });
        },
        async threadContextChanged({ saveThreadContext }) {
          await saveThreadContext();
        },
        async userMessage({ message, getThreadContext, setTitle, setStatus, sayStream }) {
          const { text = "" } = message as { text?: string };
          await setTitle(text);
          await setStatus({ status: "thinking...", loading_messages: ["Asking the cook…", "Reading the menu…"] });
          contexts.push((await getThreadContext()).channel_id ?? "");
          await answerIn(sayStream, ask(modelUrl, text));
        },
      }),
    );
    app.action("feedback", async ({ ack, body, client }) => {
      await ack();
      const { channel, message, user } = body as unknown as Record<"channel" | "user", { id: string }> & {
        message: Shown;
      };
      await client.chat.postEphemeral({ channel: channel.id, user: user.id, thread_ts: message.ts, text: "Thanks" });
      thanked.push(user.id);
    });
  };
}

/** An agent with sessions: every message in the direct messages with it begins one. */
function teachAgent(modelUrl: string, stops: string[]) {
  return (app: App): void => {
    app.event("app_home_opened", async ({ event, client }) => {
      if (event.tab !== "messages") return;
      const prompts = [{ title: "Lunch", message: "What is for lunch?" }];
      await client.assistant.threads.setSuggestedPrompts({ channel_id: event.channel, title: "Ask", prompts });
    });
    app.message(async ({ message, client, sayStream }) => {
      const { channel, ts, thread_ts = ts, text, subtype } = message as unknown as Shown & { channel: string };
      if (subtype !== undefined) return;
      const session = { channel_id: channel, thread_ts };
      await client.agents.sessions.setStatus({ ...session, status: "processing", title: "About lunch" });
      if (text === "Forever?") return;
      await answerIn(sayStream, ask(modelUrl, text));
      await client.agents.sessions.rename({ ...session, title: text });
    });
    app.event("agent_session_stopped", async ({ event, client }) => {
      stops.push(event.user);
      const session = { channel_id: event.channel, thread_ts: event.thread_ts };
      await client.agents.sessions.setStatus({ ...session, status: "suspended" });
    });
  };
}

const manifestWith = (view: object, events: readonly string[]) => ({
  display_information: { name: "Lunch guide" },
  features: { bot_user: { display_name: "lunch guide" }, app_home: { messages_tab_enabled: true }, ...view },
  oauth_config: {
    scopes: { bot: ["app_mentions:read", "assistant:write", "channels:history", "chat:write", "im:history"] },
  },
  settings: {
    socket_mode_enabled: true,
    interactivity: { is_enabled: true },
    event_subscriptions: { bot_events: [...events, "message.im"] },
  },
});

const assistantManifest = manifestWith({ assistant_view: { assistant_description: "Knows what is for lunch" } }, [
  "assistant_thread_started",
  "assistant_thread_context_changed",
]);
const agentManifest = manifestWith({ agent_view: { agent_description: "Knows what is for lunch" } }, [
  "agent_session_stopped",
  "app_home_opened",
]);

type Way = "request" | "socket";

/** Bolt with an app, which the workspace reaches by this way. */
async function start(stage: AgentStage, way: Way, teach: (app: App) => void): Promise<RunningBolt> {
  const { botToken: bot_token, appToken: app_token, signingSecret: signing_secret, slackApiUrl } = stage;
  const setting = { slackApiUrl, app: { bot_token, app_token, signing_secret } };
  if (way === "socket") return startOverSocket(setting, teach);
  const bolt = await startByRequest(setting, teach);
  await stage.reachAt(bolt.url ?? "");
  return bolt;
}

const isAnswer = (message: Shown) => message["streaming_state"] === "completed" && message.text === scriptedAnswer;

async function session(stage: AgentStage, { channel, ts }: Place, status: string): Promise<Body> {
  const args = { channel_id: channel, thread_ts: ts };
  return eventually(`the status ${status}`, async () => {
    const { session: found } = await stage.client("client.agents.sessions.info", args);
    return (found as Body | undefined)?.["status"] === status ? (found as Body) : undefined;
  });
}

for (const way of ["request", "socket"] as const) {
  describe(`agents of Bolt by ${way}`, () => {
    test("an assistant knows where it was opened, answers by a model and takes feedback", async () => {
      await using model = await startScriptedModel();
      await using stage = await openAgentStage(assistantManifest);
      const contexts: string[] = [];
      const thanked: string[] = [];
      await using _bolt = await start(stage, way, teachAssistant(model.url, contexts, thanked));
      const opened = await stage.client("client.assistant.open", { app_id: stage.appId, channel: stage.channel });
      const { channel, thread_ts: ts } = opened as { channel: string; thread_ts: string } & Body;
      const place = { channel, ts };
      await stage.inThread("the prompts", place, ({ assistant_app_thread: about }) =>
        Boolean((about as Body | undefined)?.["suggested_prompts"]),
      );
      await stage.client("client.assistant.look", { channel_id: channel, thread_ts: ts, channel: stage.general });
      await stage.settle();

      await stage.bob.chat.postMessage({ channel, thread_ts: ts, text: "What is for lunch?" });

      const answer = await stage.inThread("the answer", place, isAnswer);
      const types = answer.blocks?.map(({ type }) => type);
      assert.deepEqual(types, ["task_card", "markdown", "context_actions"]);
      assert.deepEqual(contexts, [stage.general]);
      const { assistant_app_thread } = await stage.inThread("the root", place, (message) => message.ts === ts);
      assert.equal((assistant_app_thread as Body)["title"], "What is for lunch?");
      await stage.person("act", { channel, ts: answer.ts, action_id: "feedback", value: "good" });
      await eventually("the thanks", async () => thanked[0]);
      assert.deepEqual(thanked, [stage.bobId]);
    });

    test("an agent suggests, answers in a session and is stopped", async () => {
      await using model = await startScriptedModel();
      await using stage = await openAgentStage(agentManifest);
      const stops: string[] = [];
      await using _bolt = await start(stage, way, teachAgent(model.url, stops));
      const opened = await stage.client("client.agents.open", { app_id: stage.appId });
      const channel = String(opened["channel"]);
      await eventually("the prompts", async () => {
        const { suggested_prompts } = await stage.client("client.agents.open", { app_id: stage.appId });
        return suggested_prompts;
      });

      const { ts = "" } = await stage.bob.chat.postMessage({ channel, text: "What is for lunch?" });
      await stage.inThread("the answer", { channel, ts }, isAnswer);
      await stage.settle();
      const done = await session(stage, { channel, ts }, "active");
      assert.equal(done["title"], "What is for lunch?");

      const { ts: endless = "" } = await stage.bob.chat.postMessage({ channel, text: "Forever?" });
      await session(stage, { channel, ts: endless }, "processing");
      await stage.client("client.agents.sessions.stop", { channel_id: channel, thread_ts: endless });
      await session(stage, { channel, ts: endless }, "suspended");
      assert.deepEqual(stops, [stage.bobId]);
    });
  });
}
