import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type App, Assistant } from "@slack/bolt";
import { WebClient } from "@slack/web-api";
import { eventually } from "./eventually.ts";
import { servePlatform } from "./servePlatform.ts";
import { startOverSocket } from "./startBolt.ts";

/** The dev app as an assistant, and somebody at their client who talks to it. */
async function serving() {
  const platform = await servePlatform({ rates: "off" });
  const { url, dev } = platform;
  const app = dev.apps.find((candidate) => candidate.name === "Dev App");
  const slackApiUrl = `${url}/api/`;
  const author = new WebClient(dev.config_token, { slackApiUrl, retryConfig: { retries: 0 } });
  const app_id = app?.id ?? "";
  const exported = await author.apps.manifest.export({ app_id });
  const manifest = exported.manifest as { features?: object };
  const assistant_view = { assistant_description: "Knows what is for lunch." };
  const bot_events = ["assistant_thread_started", "assistant_thread_context_changed", "message.im"];
  await author.apiCall("apps.manifest.update", {
    app_id,
    manifest: JSON.stringify({
      ...manifest,
      features: { ...manifest.features, assistant_view },
      settings: { socket_mode_enabled: true, event_subscriptions: { bot_events } },
    }),
  });
  const person = async (method: string, args: object): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${url}/control/person.call`, {
      method: "POST",
      headers: { authorization: `Bearer ${dev.control_token}`, "content-type": "application/json" },
      body: JSON.stringify({ user: "alice", method, args }),
    });
    return ((await answer.json()) as { answer: Record<string, unknown> }).answer;
  };
  const { general = "", random = "" } = dev.channels;
  return {
    app,
    app_id,
    slackApiUrl,
    person,
    general,
    random,
    [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose](),
  };
}

/** Greets with what the person looks at, and answers with what they look at by then. */
function teach(bolt: App): void {
  bolt.assistant(
    new Assistant({
      async threadStarted({ say, setSuggestedPrompts, saveThreadContext }) {
        await say("What would you like to know?");
        await saveThreadContext();
        await setSuggestedPrompts({ title: "Ask me", prompts: [{ title: "Lunch", message: "What is for lunch?" }] });
      },
      async threadContextChanged({ say, saveThreadContext }) {
        await saveThreadContext();
        await say("I see.");
      },
      async userMessage({ message, say, setStatus, setTitle, getThreadContext }) {
        const { text = "" } = message as { text?: string };
        await setTitle(text);
        await setStatus("is asking the cook...");
        const context = await getThreadContext();
        await say(`Soup, in <#${String(context.channel_id)}>`);
      },
    }),
  );
}

interface ThreadMessage {
  readonly text: string;
  readonly assistant_app_thread?: { readonly title?: string; readonly suggested_prompts?: object };
  readonly metadata?: { readonly event_payload: { readonly channel_id?: string } };
}

describe("Bolt's Assistant", () => {
  test("greets whoever begins a thread, suggests, follows what they look at, titles and answers", async () => {
    await using server = await serving();
    const { person, general, random, app_id } = server;
    await using _bolt = await startOverSocket(server, teach);
    const { channel, thread_ts } = await person("client.assistant.open", { app_id, channel: general });
    const read = async (): Promise<readonly ThreadMessage[]> => {
      const asked = { channel, ts: thread_ts, include_all_metadata: true };
      return ((await person("conversations.replies", asked))["messages"] ?? []) as ThreadMessage[];
    };
    const contextOf = (messages: readonly ThreadMessage[]) => messages[1]?.metadata?.event_payload.channel_id;

    const [root] = await eventually("greeting and suggestions", async () => {
      const messages = await read();
      const isGreeted = contextOf(messages) === general && messages[0]?.assistant_app_thread !== undefined;
      return isGreeted && JSON.stringify(messages[0]).includes("suggested_prompts") ? messages : undefined;
    });
    assert.deepEqual(root?.assistant_app_thread, {
      suggested_prompts: { title: "Ask me", prompts: [{ title: "Lunch", message: "What is for lunch?" }] },
    });

    await person("client.assistant.look", { channel_id: channel, thread_ts, channel: random });
    await eventually("the other context", async () => {
      const messages = await read();
      return contextOf(messages) === random && messages.some(({ text }) => text === "I see.") ? true : undefined;
    });
    await person("chat.postMessage", { channel, thread_ts, text: "What is for lunch?" });
    const about = await eventually("an answer", async () => {
      const messages = await read();
      const isAnswered = messages.some(({ text }) => text === `Soup, in <#${random}>`);
      return isAnswered ? messages[0]?.assistant_app_thread : undefined;
    });
    assert.equal(about.title, "What is for lunch?");
  });
});
