import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { steer } from "../../testkit/controls.ts";
import { configureApp, devApp, Receiver } from "../../testkit/receiving.ts";
import { type Workspace, workspace } from "../../testkit/workspace.ts";
import { insertOutboxRows } from "../storage/queries/outbox.ts";
import type { Tx } from "../storage/db.ts";

interface Line {
  readonly seq: number;
  readonly kind: string;
  readonly at: string;
  readonly method?: string;
  readonly operation?: string;
  readonly type?: string;
  readonly code?: string;
  readonly status?: number;
  readonly request_id?: string;
  readonly app_id?: string;
  readonly payload?: Record<string, unknown>;
  readonly answer?: Record<string, unknown>;
}

interface Page {
  readonly entries: readonly Line[];
  readonly last: number;
  readonly dropped: number;
}

async function page(world: Workspace, filter: object = {}): Promise<Page> {
  return (await steer(world.platform).does("log.list", { limit: limits.page_max, ...filter })) as unknown as Page;
}

async function call(world: Workspace, method: string, args: object, token = world.bot.token): Promise<string> {
  const response = await fetch(`${world.platform.baseUrl}/api/${method}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(args),
  });
  await response.text();
  return response.headers.get("x-slack-req-id") ?? "";
}

const post = (world: Workspace, text: string) => call(world, "chat.postMessage", { channel: world.general, text });

function named({ kind, method, operation, type }: Line): string {
  return `${kind} ${method ?? operation ?? type}`;
}

/** As many events as a busy workspace commits between two reads of the log. */
async function commitEvents({ platform, general, clock, alice }: Workspace, count: number): Promise<void> {
  const { team_id } = await alice.does("auth.test", {});
  const row = { team_id, channel_id: general, audience: "channel" as const, type: "message", at_ms: clock.nowMs() };
  const rows = Array.from({ length: count }, (_, at) => ({ ...row, payload: `{"type":"message","text":"${at}"}` }));
  await insertOutboxRows(platform.store.db as Tx, rows);
}

describe("the order of log.list", () => {
  test("is the order in which things happened: a call, its write, its event, the delivery, then the next call", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await world.platform.listen();
    await configureApp(world, { event_subscriptions: { request_url: receiver.url, bot_events: ["message.channels"] } });
    const { last } = await page(world);

    await call(world, "chat.postMessage", { channel: world.general, text: "one" }, world.alice.token);
    await world.platform.settle();
    await call(world, "chat.postMessage", { channel: world.general, text: "two" }, world.alice.token);
    await world.platform.settle();

    const { entries } = await page(world, { since: last });
    const each = ["call chat.postMessage", "write postMessage", "event message", "delivery message"];
    assert.deepEqual(entries.map(named), [...each, ...each]);
  });

  test("holds for events that no call caused: before the deliveries that follow from them", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await world.platform.listen();
    await configureApp(world, { event_subscriptions: { request_url: receiver.url, bot_events: ["message.channels"] } });
    const post_at = Math.floor(world.clock.nowMs() / 1000) + 60;
    await world.alice.does("chat.scheduleMessage", { channel: world.general, text: "later", post_at });
    const { last } = await page(world);

    await steer(world.platform).does("clock.advance", { by: "2m" });
    await world.platform.settle();

    const { entries } = await page(world, { since: last });
    assert.deepEqual(entries.map(named), ["event message", "delivery message"]);
  });

  test("survives a clock that is moved back by a reset", async () => {
    await using world = await workspace();
    await world.platform.listen();
    const controls = steer(world.platform);
    await controls.does("clock.advance", { by: "1h" });
    await post(world, "before");
    await page(world);
    await controls.does("state.reset");
    await controls.does("person.post", { user: "alice", channel: "general", text: "after" });

    const { entries } = await page(world, { kind: "event" });
    assert.deepEqual(
      entries.map(({ payload }) => payload?.["text"]),
      ["before", "after"],
    );
  });
});

describe("one request in the log", () => {
  test("has one id from the call to the delivery and the status that the app answered", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await world.platform.listen();
    await configureApp(world, { event_subscriptions: { request_url: receiver.url, bot_events: ["message.channels"] } });
    receiver.answer = (response) => void response.writeHead(202).end();

    await post(world, "noise");
    const request = await call(world, "chat.postMessage", { channel: world.general, text: "hello" }, world.alice.token);
    await world.platform.settle();

    const { entries } = await page(world, { request });
    assert.deepEqual(
      entries.map((entry) => [named(entry), entry.request_id, entry.code, entry.status]),
      [
        ["call chat.postMessage", request, "ok", 200],
        ["write postMessage", request, "ok", undefined],
        ["event message", request, undefined, undefined],
        ["delivery message", request, "acknowledged", 202],
      ],
    );
  });

  test("includes the interaction that a person started and what the app sent to its response URL", async () => {
    let responseUrl = "";
    await using world = await workspace({
      ask: async (_appId, { payload }) => {
        responseUrl = String(payload["response_url"]);
        return { answered: true, body: undefined };
      },
    });
    await world.platform.listen();
    const app = devApp(world);
    const command = { command: "/dev", description: "Does it.", url: "https://dev.test/commands" };
    await configureApp(world, {}, { features: { slash_commands: [command] } });
    await steer(world.platform).does("person.command", { user: "alice", channel: "general", command: "/dev" });
    const asked = (await page(world, { kind: "interaction" })).entries[0];
    assert.ok(asked?.request_id);

    await fetch(responseUrl, { method: "POST", body: JSON.stringify({ response_type: "in_channel", text: "Done." }) });

    const { entries } = await page(world, { request: asked.request_id });
    const kinds = entries.map(named);
    assert.deepEqual(kinds.slice(kinds.indexOf("interaction slash_commands")), [
      "interaction slash_commands",
      "response response_url",
      "write answer",
      "event message",
    ]);
    const response = entries.find(({ kind }) => kind === "response");
    assert.deepEqual([response?.app_id, response?.code], [app.id, "ok"]);
    assert.partialDeepStrictEqual(response?.payload, { content: { text: "Done." } });
  });

  test("has an id when a control acts as a person", async () => {
    await using world = await workspace();
    await steer(world.platform).does("person.post", { user: "alice", channel: "general", text: "hello" });
    const { entries } = await page(world);
    assert.deepEqual(entries.map(named), ["call chat.postMessage", "write postMessage", "event message"]);
    const [id, ...others] = new Set(entries.map((entry) => entry.request_id));
    assert.ok(id);
    assert.deepEqual(others, []);
  });
});

describe("the log under load", () => {
  test("keeps the newest entries of every kind, and says how many it dropped", async () => {
    await using world = await workspace();
    await world.platform.listen();
    await post(world, "first");
    const { last, dropped } = await page(world);
    assert.equal(dropped, 0);

    await commitEvents(world, limits.log_entries_max + 500);
    const request = await post(world, "newest");

    const after = await page(world, { request });
    assert.deepEqual(after.entries.map(named), ["call chat.postMessage", "write postMessage", "event message"]);
    const { entries } = await page(world, { kind: "event", limit: 2 });
    assert.deepEqual(
      entries.map(({ payload }) => payload?.["text"]),
      [String(limits.log_entries_max + 499), "newest"],
    );
    // Of the first post and all events, what does not fit beside the newest entries.
    assert.equal((await page(world)).dropped, 3 + limits.log_entries_max + 500 + 3 - limits.log_entries_max);
    assert.equal((await page(world, { since: last })).dropped, 500 + 3);
    const { last: end } = await page(world);
    assert.equal((await page(world, { since: end })).dropped, 0);
  });
});

describe("the filters of log.list", () => {
  test("are app, type, code and request", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await world.platform.listen();
    const app = devApp(world);
    await configureApp(world, {
      event_subscriptions: { request_url: receiver.url, bot_events: ["message.channels", "reaction_added"] },
    });
    await steer(world.platform).does("person.post", { user: "alice", channel: "general", text: "of a person" });
    await world.platform.settle();
    await post(world, "of the app");
    await world.platform.settle();
    const names = async (filter: object) => (await page(world, filter)).entries.map(named);

    assert.deepEqual(await names({ app: app.id, method: "chat.*" }), ["call chat.postMessage"]);
    const ofApp = await names({ app: app.id, type: "message" });
    assert.deepEqual(ofApp, ["delivery message", "event message", "delivery message"]);
    assert.deepEqual(await names({ app: "A0", type: "message" }), []);
    assert.deepEqual(await names({ type: "mess*", kind: "event" }), ["event message", "event message"]);
    assert.deepEqual(await names({ type: "reaction_added" }), []);
    assert.deepEqual(await names({ code: "acknowledged" }), ["delivery message", "delivery message"]);
  });
});
