import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type AgentStage, type Body, openAgentStage, type Shown } from "./agentStage.ts";
import type { Bot, ChatSdk, Thread } from "./chatSdk.ts";
import { expectNoWarnings, startChatBot } from "./chatSdkBot.ts";
import { eventually } from "./eventually.ts";

const settings = {
  event_subscriptions: {
    bot_events: [
      "app_mention",
      "message.channels",
      "message.groups",
      "message.im",
      "message.mpim",
      "member_joined_channel",
      "assistant_thread_started",
      "assistant_thread_context_changed",
      "reaction_added",
      "reaction_removed",
    ],
  },
  interactivity: { is_enabled: true },
};

/** The manifest that the adapter's documentation asks for, with reactions, a command, and assistants. */
const manifest = {
  display_information: { name: "Helper", description: "A bot built with chat-sdk" },
  features: {
    bot_user: { display_name: "helper", always_online: true },
    app_home: { home_tab_enabled: true, messages_tab_enabled: true },
    assistant_view: { assistant_description: "Helps" },
    slash_commands: [{ command: "/helper", description: "Asks the helper", url: "http://127.0.0.1:9/" }],
  },
  oauth_config: {
    scopes: {
      bot: [
        "app_mentions:read",
        "assistant:write",
        "channels:history",
        "channels:read",
        "chat:write",
        "commands",
        "files:read",
        "files:write",
        "groups:history",
        "groups:read",
        "im:history",
        "im:read",
        "im:write",
        "mpim:history",
        "mpim:read",
        "reactions:read",
        "reactions:write",
        "users:read",
      ],
    },
  },
  settings,
};

async function* answer() {
  yield { type: "plan_update", title: "Lunch" };
  yield { type: "task_update", id: "look", title: "Look it up", status: "in_progress" };
  yield { type: "task_update", id: "look", title: "Look it up", status: "complete", output: "Found the menu" };
  for (let at = 0; at < 40; at++) yield `There is soup number ${at}. `;
  yield "\n\n| Dish | Price |\n| --- | --- |\n| Soup | 5 |\n";
}

function cardOf(sdk: ChatSdk): object {
  const { Card, CardText, Fields, Field, Table, Actions, Button, Select, SelectOption } = sdk;
  const options = ["Small", "Large"].map((label) => SelectOption({ label, value: label.toLowerCase() }));
  return Card({
    title: "Lunch",
    subtitle: "Today",
    imageUrl: "https://example.com/soup.png",
    children: [
      CardText("Soup of the **day**"),
      Fields([Field({ label: "Price", value: "5" }), Field({ label: "Place", value: "Kitchen" })]),
      Table({ headers: ["Dish", "Price"], rows: [["Soup", "5"]] }),
      Actions([
        Button({ id: "order", label: "Order", style: "primary", value: "soup" }),
        Select({ id: "size", label: "Size", placeholder: "Which?", options }),
      ]),
    ],
  });
}

function formOf({ Modal, TextInput, ExternalSelect, Select, SelectOption }: ChatSdk): object {
  return Modal({
    callbackId: "form",
    title: "Order",
    submitLabel: "Send",
    children: [
      TextInput({ id: "name", label: "Name" }),
      Select({
        id: "drink",
        label: "Drink",
        options: [SelectOption({ label: "Water", value: "water" })],
        optional: true,
      }),
      ExternalSelect({ id: "dish", label: "Dish", minQueryLength: 1, optional: true }),
    ],
  });
}

/** What people may ask of the bot in a thread that it follows. */
const asked: Readonly<Record<string, (thread: Thread, sdk: ChatSdk, user: string) => Promise<unknown>>> = {
  async answer(thread, { StreamingPlan }) {
    await thread.startTyping("is looking it up...");
    return thread.post(new StreamingPlan(answer(), { groupTasks: "plan" }));
  },
  card: (thread, sdk) => thread.post(cardOf(sdk)),
  async plan(thread, { Plan }) {
    const plan = new Plan({ initialMessage: "Cook" });
    await thread.post(plan);
    await plan.addTask({ title: "Cut", children: ["Onions", "Leek"] });
    await plan.complete({ completeMessage: "Cooked" });
  },
  async change(thread, { emoji }) {
    const sent = await thread.post({ markdown: "A **draft**" });
    await sent.addReaction(emoji["eyes"]);
    const edited = await sent.edit({ markdown: "A *text*" });
    await edited.removeReaction(emoji["eyes"]);
    const other = await thread.post("Away with it");
    await other.delete();
  },
  async quiet(thread, _, user) {
    await thread.postEphemeral(user, "Between us", { fallbackToDM: false });
    const later = await thread.schedule("Later", { postAt: new Date(Date.now() + 3_600_000) });
    await later.cancel();
    await thread.post(`Hello ${thread.mentionUser(user)}`);
  },
  async file(thread) {
    const files = [{ filename: "menu.txt", data: Buffer.from("Soup"), mimeType: "text/plain" }];
    await thread.post({ markdown: "The menu", files });
  },
  async count(thread) {
    const texts: string[] = [];
    for await (const { text } of thread.allMessages) texts.push(text);
    await thread.post(`I have read ${texts.length}, the first is ${texts[0]?.split(" ").at(-1)}`);
  },
};

function teach(bot: Bot, sdk: ChatSdk): void {
  bot.onNewMention(async (thread) => {
    await thread.subscribe();
    await thread.startTyping();
    await thread.post("I follow");
  });
  bot.onSubscribedMessage(
    async (thread, message) => void (await asked[message.text]?.(thread, sdk, message.author.userId)),
  );
  bot.onReaction(async ({ thread, rawEmoji, added }) => thread.post(`${added ? "Saw" : "Lost"} ${rawEmoji}`));
  bot.onAction("size", async ({ thread, value }) => thread.post(`Size ${value}`));
  let ordering: Thread | undefined;
  bot.onAction("order", async ({ openModal, thread }) => {
    ordering = thread;
    await openModal(formOf(sdk));
  });
  bot.onOptionsLoad("dish", async ({ query }) => [{ label: `Fried ${query}`, value: query }]);
  bot.onModalSubmit("form", async ({ values }) => {
    const { name = "", dish } = values;
    if (name.length < 3) return { action: "errors", errors: { name: "Too short" } };
    await ordering?.post(`${dish} for ${name}`);
    return undefined;
  });
  bot.onSlashCommand("/helper", async ({ channel, text }) => channel.post(`Command: ${text}`));
}

/** Begins a thread that the bot follows, and returns how to ask there. */
async function follow(stage: AgentStage) {
  const { bob, channel } = stage;
  const { ts = "" } = await bob.chat.postMessage({ channel, text: `Hello <@${stage.botUserId}>` });
  const place = { channel, ts };
  await stage.inThread("the bot follows", place, ({ text }) => text === "I follow");
  return {
    ...place,
    say: (text: string) => bob.chat.postMessage({ channel, thread_ts: ts, text }),
    finds: (what: string, fits: (message: Shown) => boolean) => stage.inThread(what, place, fits),
    hears(text: string) {
      return this.finds(text, (message) => message.text === text);
    },
  };
}

const blockTypes = ({ blocks = [] }: Shown) => blocks.map((block) => block["type"]);

for (const mode of ["webhook", "socket"] as const) {
  describe(`@chat-adapter/slack 4 by ${mode}`, () => {
    const start = (stage: AgentStage, options = {}) => startChatBot(stage, { mode, manifest, options, teach });

    test("answers a mention, streams with tasks and asks for feedback", async () => {
      await using stage = await openAgentStage(manifest);
      await using running = await start(stage, { feedbackButtons: true });
      const thread = await follow(stage);

      await thread.say("answer");

      const done = await thread.finds("the answer", (message) => message["streaming_state"] === "completed");
      assert.deepEqual(blockTypes(done), ["plan", "markdown", "context_actions"]);
      assert.match(done.text, /soup number 39/);
      expectNoWarnings(running);
    });

    test("posts a card, whose button opens a form", async () => {
      await using stage = await openAgentStage(manifest);
      await using running = await start(stage);
      const thread = await follow(stage);
      await thread.say("card");
      const { ts, ...card } = await thread.finds("the card", ({ blocks = [] }) =>
        blocks.some(({ type }) => type === "actions"),
      );
      assert.equal(card["subtype"], undefined);
      const at = { channel: thread.channel, ts };

      await stage.person("act", { ...at, action_id: "size", value: "large" });
      await thread.hears("Size large");
      await stage.person("act", { ...at, action_id: "order" });
      const view = await eventually("the form", async () => {
        const { views } = (await stage.person("views")) as unknown as { views: { id: string }[] };
        return views[0];
      });
      const chosen = { view_id: view.id, action_id: "dish", query: "leek" };
      await stage.person("options", chosen);
      const fill = (name: string) =>
        stage.person("submit", { view_id: view.id, values: { name: { name }, dish: { dish: "leek" } } });
      const refused = await fill("Al");
      assert.deepEqual(refused["errors"], { name: "Too short" });
      await fill("Alice");

      await thread.hears("leek for Alice");
      expectNoWarnings(running);
    });

    test("changes what it wrote, reacts, plans, whispers, schedules and shares files", async () => {
      await using stage = await openAgentStage(manifest);
      await using running = await start(stage);
      const thread = await follow(stage);

      await thread.say("change");
      const changed = await thread.finds(
        "the edit",
        ({ text }) => text.startsWith("A *text*") || text.startsWith("A _text_"),
      );
      await stage.bob.reactions.add({ channel: thread.channel, timestamp: changed.ts, name: "thumbsup" });
      await thread.hears("Saw +1");
      await stage.bob.reactions.remove({ channel: thread.channel, timestamp: changed.ts, name: "thumbsup" });
      await thread.hears("Lost +1");
      await thread.say("plan");
      await thread.finds("the plan", ({ blocks = [] }) => blocks.some((block) => block["title"] === "Cooked"));
      await thread.say("quiet");
      await thread.hears(`Hello <@${stage.bobId}>`);
      await thread.say("file");
      await thread.finds("the file", (message) => Array.isArray(message["files"]));
      await thread.say("count");
      await thread.finds("the count", ({ text }) => /^I have read 1\d, the first is /.test(text));
      await stage.person("command", { channel: "random", command: "/helper", text: "now" });
      await eventually("the command", async () => {
        const { messages = [] } = await stage.bob.conversations.history({ channel: thread.channel });
        return messages.find(({ text }) => text === "Command: now");
      });
      expectNoWarnings(running);
    });

    test("suggests what to ask in a thread with an assistant, names it and answers", async () => {
      await using stage = await openAgentStage(manifest);
      const beside: unknown[] = [];
      await using running = await startChatBot(stage, {
        mode,
        manifest,
        options: { suggestedPrompts: { title: "Ask", prompts: [{ title: "Lunch", message: "What is for lunch?" }] } },
        teach(bot, _, adapter) {
          bot.onAssistantThreadStarted(async ({ channelId, threadTs }) =>
            adapter.setAssistantTitle(channelId, threadTs, "About lunch"),
          );
          bot.onAssistantContextChanged(async ({ context }) => void beside.push(context.channelId));
          bot.onDirectMessage(async (thread) => {
            await thread.startTyping("is thinking...");
            await thread.post(answer());
          });
        },
      });
      const opened = await stage.client("client.assistant.open", { app_id: stage.appId, channel: stage.channel });
      const { channel, thread_ts: ts } = opened as { channel: string; thread_ts: string } & Body;
      const place = { channel, ts };
      const begun = await stage.inThread("the title and the prompts", place, ({ assistant_app_thread: about }) => {
        const { title, suggested_prompts } = (about ?? {}) as { title?: string; suggested_prompts?: object };
        return title === "About lunch" && suggested_prompts !== undefined;
      });
      assert.equal(begun.subtype, "assistant_app_thread");
      await stage.client("client.assistant.look", { channel_id: channel, thread_ts: ts, channel: stage.general });
      await eventually("what the person looks at", async () => beside[0]);
      assert.deepEqual(beside, [stage.general]);

      await stage.bob.chat.postMessage({ channel, thread_ts: ts, text: "What is for lunch?" });

      await stage.inThread("the answer", place, (message) => message["streaming_state"] === "completed");
      expectNoWarnings(running);
    });
  });
}
