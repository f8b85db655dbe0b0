import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { describe, test } from "node:test";
import { eventually } from "./eventually.ts";
import { type Answer, runExample, type Shown } from "./runExample.ts";

type Running = Awaited<ReturnType<typeof runExample>>;

const messageWith = ({ alice, channel }: Running, wanted: string) =>
  eventually(`“${wanted}”`, async () => {
    const { messages = [] } = await alice.conversations.history({ channel });
    return messages.find(({ text }) => text === wanted);
  });

const replyWith = ({ alice, channel }: Running, ts: string, wanted: string) =>
  eventually(`the reply “${wanted}”`, async () => {
    const { messages = [] } = await alice.conversations.replies({ channel, ts });
    return messages.find(({ text }) => text === wanted);
  });

const viewWith = ({ person }: Running, what: string, isIt: (view: Shown) => boolean) =>
  eventually(what, async () => (await person("views")).views.find(isIt));

const titled = (wanted: string) => (view: Shown) => view.title?.text === wanted;

interface ThreadMessage {
  readonly text: string;
  readonly assistant_app_thread?: Readonly<Record<string, unknown>>;
  readonly metadata?: { readonly event_payload: Readonly<Record<string, unknown>> };
}

/** Calls methods as a person at their client, with no app between. */
const callOf =
  ({ person }: Running) =>
  async (method: string, args: object): Promise<Readonly<Record<string, unknown>>> =>
    (await person("call", { method, args }))["answer"] as Readonly<Record<string, unknown>>;

/** What each example is for, done by a person. */
const walks: Readonly<Record<string, (running: Running) => Promise<void>>> = {
  async quickstart(running) {
    const { alice, aliceId, channel, botId } = running;
    await alice.chat.postMessage({ channel, text: `<@${botId}> hello` });
    await alice.chat.postMessage({ channel, text: "ping" });

    await messageWith(running, `Hello <@${aliceId}>!`);
    await messageWith(running, "pong");
  },

  async mentions(running) {
    const { alice, aliceId, channel, botId } = running;
    const { ts = "" } = await alice.chat.postMessage({ channel, text: `<@${botId}> are you there?` });
    await alice.chat.postMessage({ channel, text: "echo lunch" });

    await replyWith(running, ts, `Hello <@${aliceId}>`);
    await messageWith(running, "lunch");
    const { message } = await alice.reactions.get({ channel, timestamp: ts });
    assert.equal(message?.reactions?.[0]?.name, "wave");
  },

  async commands(running) {
    const { person, channel, aliceId } = running;
    const asked = await person("command", { channel, command: "/lunch" });
    assert.match(JSON.stringify(asked["reply"]), /Where to\?/);
    await person("command", { channel, command: "/lunch", text: "the corner place" });
    const { ts } = await messageWith(running, "Lunch at the corner place?");
    await person("act", { channel, ts, action_id: "join" });

    assert.equal((await messageWith(running, `<@${aliceId}> goes to the corner place`)).ts, ts);
  },

  async menus(running) {
    const { person, channel, dev, aliceId } = running;
    const bob = dev.users.find(({ name }) => name === "bob")?.id ?? "";
    const general = dev.channels["general"] ?? "";
    const chosen: Readonly<Record<string, unknown>> = {
      static_select: "lima",
      multi_static_select: ["berlin", "oslo"],
      external_select: "lagos",
      multi_external_select: ["lima", "lagos"],
      users_select: bob,
      multi_users_select: [aliceId, bob],
      conversations_select: general,
      multi_conversations_select: [general, channel],
      channels_select: general,
      multi_channels_select: [general, channel],
    };
    await person("command", { channel, command: "/menus" });
    const { ts = "" } = await messageWith(running, "Ten menus");
    for (const [menu, value] of Object.entries(chosen)) {
      const query = menu.includes("external") ? { query: "l" } : {};
      await person("act", { channel, ts, action_id: menu, value, ...query });
      await replyWith(running, ts, `${menu}: ${[value].flat().join(", ")}`);
    }
  },

  async forms(running) {
    const { person } = running;
    await person("shortcut", { callback_id: "order_lunch" });
    const { id: view_id } = await viewWith(running, "the form", titled("Order"));
    await person("act", { view_id, action_id: "allergies" });
    const { id: pushed } = await viewWith(running, "the pushed form", titled("Allergies"));
    await person("submit", { view_id: pushed, values: { list: { list: ["nuts"] } } });
    await viewWith(running, "what was noted", (view) => JSON.stringify(view.blocks).includes("No nuts"));

    const order = (count: string): Promise<Answer> =>
      person("submit", { view_id, values: { dish: { dish: "Soup" }, count: { count } } });
    assert.deepEqual((await order("0"))["errors"], { count: "At least one" });
    assert.equal((await order("2"))["outcome"], "updated");
    await viewWith(running, "the thanks", titled("Thank you"));
  },

  async home(running) {
    const { person, appId } = running;
    const counted = (count: number) =>
      viewWith(running, `${count}`, (view) => JSON.stringify(view.blocks).includes(`Counted to ${count}`));
    await person("home", { app_id: appId });
    const { id: view_id } = await counted(0);
    await person("act", { view_id, action_id: "count" });

    await counted(1);
  },

  async assistant(running) {
    const { appId, channel: random, dev } = running;
    const general = dev.channels["general"] ?? "";
    const call = callOf(running);
    const { channel, thread_ts: ts } = await call("client.assistant.open", { app_id: appId, channel: general });
    const read = async () => {
      const answer = await call("conversations.replies", { channel, ts, include_all_metadata: true });
      return answer["messages"] as readonly ThreadMessage[];
    };
    const threadThat = (what: string, isIt: (messages: readonly ThreadMessage[]) => boolean) =>
      eventually(what, async () => {
        const messages = await read();
        return isIt(messages) ? messages : undefined;
      });
    const says = (wanted: string) => (messages: readonly ThreadMessage[]) =>
      messages.some(({ text }) => text === wanted);
    const contextOf = (messages: readonly ThreadMessage[]) => messages[1]?.metadata?.event_payload["channel_id"];

    // The suggestions come last.
    const greeted = await threadThat(
      "suggestions",
      ([root]) => root?.assistant_app_thread?.["suggested_prompts"] !== undefined,
    );
    assert.deepEqual([greeted[1]?.text, contextOf(greeted)], ["What would you like to know?", general]);
    await call("client.assistant.look", { channel_id: channel, thread_ts: ts, channel: random });
    assert.equal(contextOf(await threadThat("a sign that it sees", says("I see."))), random);
    await call("chat.postMessage", { channel, thread_ts: ts, text: "What is for lunch?" });
    const [root] = await threadThat("an answer", says(`Soup, as they say in <#${random}>`));

    assert.deepEqual(root?.assistant_app_thread, {
      title: "What is for lunch?",
      suggested_prompts: { title: "Ask me", prompts: [{ title: "Lunch", message: "What is for lunch?" }] },
    });
  },

  async links(running) {
    const { alice, channel } = running;
    const { ts = "" } = await alice.chat.postMessage({ channel, text: "<https://example.com/menu>" });

    const shown = await eventually("the preview", async () => {
      const { messages = [] } = await alice.conversations.history({ channel, oldest: ts, inclusive: true, limit: 1 });
      return messages[0]?.attachments?.[0];
    });
    assert.deepEqual([shown.title, shown.text], ["/menu", "A page of example.com"]);
  },

  async streaming(running) {
    const { alice, channel, botId } = running;
    const { ts = "" } = await alice.chat.postMessage({ channel, text: `<@${botId}> what is it?` });

    const answer = await eventually("the answer", async () => {
      const { messages = [] } = await alice.conversations.replies({ channel, ts });
      // Not the question: the id of the bot, which it mentions, may contain the same digits.
      return messages.find(({ ts: at, text }) => at !== ts && text?.includes("42"));
    });
    assert.match(answer.text ?? "", /You asked: what is it\? The answer is/);
  },
};

describe("the examples", () => {
  test("are all run here", () => {
    const folders = readdirSync(new URL("../../examples", import.meta.url), { withFileTypes: true });
    const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    assert.deepEqual(names.toSorted(), Object.keys(walks).toSorted());
  });

  for (const [name, walk] of Object.entries(walks)) {
    test(`${name} does what it shows`, async () => {
      await using running = await runExample(name);
      await walk(running);
    });
  }
});
