import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type AgentStage, type Body, openAgentStage } from "./agentStage.ts";
import type { Bot, Thread } from "./chatSdk.ts";
import { expectNoWarnings, startChatBot } from "./chatSdkBot.ts";
import { eventually } from "./eventually.ts";

const manifest = {
  display_information: { name: "Cook", description: "An agent built with chat-sdk" },
  features: {
    bot_user: { display_name: "cook", always_online: true },
    app_home: { home_tab_enabled: true, messages_tab_enabled: true },
    agent_view: { agent_description: "Knows what is for lunch" },
  },
  oauth_config: {
    scopes: {
      bot: [
        "app_mentions:read",
        "assistant:write",
        "channels:history",
        "channels:read",
        "chat:write",
        "im:history",
        "im:read",
        "im:write",
        "reactions:write",
        "users:read",
      ],
    },
  },
  settings: {
    event_subscriptions: {
      bot_events: [
        "agent_session_stopped",
        "agent_session_title_changed",
        "app_context_changed",
        "app_home_opened",
        "app_mention",
        "message.channels",
        "message.im",
      ],
    },
    interactivity: { is_enabled: true },
  },
};

/** What happened to the agent, in its own words. */
class Diary {
  readonly entries: string[] = [];
  /** Ends a reply that waits. */
  finish: () => void = () => undefined;
  isAborted = false;

  note(entry: string): void {
    this.entries.push(entry);
  }

  readonly hasNoted = (entry: string): Promise<string> =>
    eventually(`${entry} among ${this.entries.join(", ")}`, async () => this.entries.find((noted) => noted === entry));

  readonly teach = (bot: Bot): void => {
    bot.onAppHomeOpened(async ({ entities = [] }) => this.note(`opened beside ${kinds(entities)}`));
    bot.onAppContextChanged(async ({ entities = [] }) => this.note(`looks at ${kinds(entities)}`));
    bot.onAgentSessionTitleChanged(async ({ title, previousTitle }) => this.note(`${previousTitle} became ${title}`));
    bot.onAgentSessionStopped(async ({ streamingMessageTs }) => this.note(`stopped ${streamingMessageTs.length}`));
    bot.onDirectMessage(async (thread, { text }) => this.#answer(thread, text));
    bot.onNewMention(async (thread, { text }) => this.#answer(thread, text));
  };

  async #answer(thread: Thread, text: string): Promise<void> {
    await thread.startTyping();
    thread.signal.addEventListener("abort", () => {
      this.isAborted = true;
      this.finish();
    });
    await thread.post(text.includes("endless") ? this.#endless() : words());
  }

  async *#endless() {
    for (let at = 0; at < 40; at++) yield `Part ${at} takes its time.\n\n`;
    this.note("waits");
    await new Promise<void>((resolve) => (this.finish = resolve));
    yield "And then some.";
  }
}

async function* words() {
  yield { type: "task_update", id: "a", title: "Look", status: "in_progress" };
  yield { type: "task_update", id: "a", title: "Look", status: "complete" };
  yield "There is **soup**.";
}

function kinds(entities: readonly object[]): string {
  return entities.map((entity) => (entity as { kind: string }).kind).join(" and ") || "nothing";
}

async function openDirect(stage: AgentStage): Promise<string> {
  const { channel } = await stage.bob.conversations.open({ users: stage.botUserId });
  return channel?.id ?? "";
}

async function statusIn(stage: AgentStage, place: { channel: string; ts: string }, wanted: string): Promise<Body> {
  const args = { channel_id: place.channel, thread_ts: place.ts };
  return eventually(`the status ${wanted}`, async () => {
    const { answer } = (await stage.person("call", { method: "client.agents.sessions.info", args })) as {
      answer: Body;
    };
    const { session } = answer as { session?: Body };
    return session?.["status"] === wanted ? session : undefined;
  });
}

for (const mode of ["webhook", "socket"] as const) {
  describe(`an agent of @chat-adapter/slack 4 by ${mode}`, () => {
    const options = {
      agentView: true,
      feedbackButtons: true,
      suggestedPrompts: { title: "Ask", prompts: [{ title: "Lunch", message: "What is for lunch?" }] },
    };

    test("is opened, answers in a session of its own, and follows titles and what the person looks at", async () => {
      await using stage = await openAgentStage(manifest);
      const diary = new Diary();
      await using running = await startChatBot(stage, { mode, manifest, options, teach: diary.teach });
      const channel = await openDirect(stage);
      const beside = { app_id: stage.appId, channel: stage.channel };
      await stage.client("client.agents.open", beside);
      await diary.hasNoted("opened beside channel");
      await eventually("the prompts", async () => {
        const { suggested_prompts } = await stage.client("client.agents.open", beside);
        return suggested_prompts;
      });
      await stage.client("client.agents.look", { app_id: stage.appId });
      await diary.hasNoted("looks at nothing");

      const { ts = "" } = await stage.bob.chat.postMessage({ channel, text: "What is for lunch?\nI am hungry" });
      const place = { channel, ts };
      const done = await stage.inThread("the answer", place, (message) => message["streaming_state"] === "completed");
      assert.deepEqual(
        done.blocks?.map(({ type }) => type),
        ["task_card", "markdown", "context_actions"],
      );
      const session = await statusIn(stage, place, "active");
      await eventually("the title", async () => {
        const { title } = await statusIn(stage, place, "active");
        return title === "What is for lunch?" ? title : undefined;
      });
      assert.equal(session["initiator_user_id"] ?? stage.bobId, stage.bobId);
      const named = { channel_id: channel, thread_ts: ts, title: "Lunch" };
      await stage.client("client.agents.sessions.rename", named);
      await diary.hasNoted("What is for lunch? became Lunch");
      expectNoWarnings(running);
    });

    test("is stopped while it streams in a channel, and is ready again", async () => {
      await using stage = await openAgentStage(manifest);
      const diary = new Diary();
      await using running = await startChatBot(stage, { mode, manifest, options, teach: diary.teach });
      const { channel } = stage;
      const { ts = "" } = await stage.bob.chat.postMessage({
        channel,
        text: `<@${stage.botUserId}> something endless`,
      });
      const place = { channel, ts };
      await stage.inThread("the beginning", place, (message) => message["streaming_state"] === "in_progress");
      await statusIn(stage, place, "processing");
      await diary.hasNoted("waits");

      await stage.client("client.agents.sessions.stop", { channel_id: channel, thread_ts: ts });

      await diary.hasNoted("stopped 1");
      assert.ok(diary.isAborted);
      await statusIn(stage, place, "active");
      // The stream that ended is refused what comes after, as on Slack; the adapter has no word of its own for it.
      for (const warning of running.warnings) assert.match(warning, /stopped_by_user/);
    });
  });
}
