import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { configureApp, Receiver, subscribe } from "../../../testkit/receiving.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";
import { secretsOf } from "../../ports/ports.ts";
import { makeActionToken, openActionToken } from "./actionToken.ts";

const secrets = secretsOf("a key");
const asking = { appId: "A0123456789", teamId: "T0123456789", userId: "U0123456789", channelId: "C0123456789" };
const nowMs = Date.UTC(2026, 0, 15, 9);

describe("an action token", () => {
  test("has about 62 characters and tells who asked where", () => {
    const token = makeActionToken(secrets, asking, { eventId: "Ev1", nowMs });

    assert.equal(token.length, 62);
    assert.deepEqual(openActionToken(secrets, token, { ...asking, nowMs }), asking);
  });

  test("is another one for every event", () => {
    const tokens = ["Ev1", "Ev2"].map((eventId) => makeActionToken(secrets, asking, { eventId, nowMs }));

    assert.notEqual(tokens[0], tokens[1]);
  });

  test("expires", () => {
    const token = makeActionToken(secrets, asking, { eventId: "Ev1", nowMs });
    const endMs = nowMs + limits.action_token_life_s * 1000;

    assert.deepEqual(openActionToken(secrets, token, { ...asking, nowMs: endMs }), asking);
    assert.equal(openActionToken(secrets, token, { ...asking, nowMs: endMs + 1 }), undefined);
  });

  test("opens for its app, its workspace and its server's key only", () => {
    const token = makeActionToken(secrets, asking, { eventId: "Ev1", nowMs });

    assert.equal(openActionToken(secrets, token, { ...asking, appId: "A0123456780", nowMs }), undefined);
    assert.equal(openActionToken(secrets, token, { ...asking, teamId: "T0123456780", nowMs }), undefined);
    assert.equal(openActionToken(secretsOf("another"), token, { ...asking, nowMs }), undefined);
  });

  test("cannot be changed in any character", () => {
    const token = makeActionToken(secrets, asking, { eventId: "Ev1", nowMs });

    for (let at = 0; at < token.length; at++) {
      for (const other of ["0", "Z", "_", "."]) {
        if (token[at] === other) continue;
        const forged = token.slice(0, at) + other + token.slice(at + 1);
        assert.equal(openActionToken(secrets, forged, { ...asking, nowMs }), undefined, forged);
      }
    }
    for (const forged of ["", "x", `${token}0`, token.slice(1), "..."]) {
      assert.equal(openActionToken(secrets, forged, { ...asking, nowMs }), undefined, forged);
    }
  });
});

const everything = ["app_mention", "message.channels", "message.groups", "message.im", "message.mpim"];

/** The events that an app received, each with whether it came with a token. */
function heard(receiver: Receiver): [text: string, hasToken: boolean][] {
  return receiver.received.map(({ body: { event } }, at) => [receiver.heard[at] ?? "", tokenIn(event) !== ""]);
}

function tokenIn(event: Readonly<Record<string, unknown>>): string {
  return (event["assistant_thread"] as { action_token?: string } | undefined)?.action_token ?? "";
}

async function say(world: Workspace, channel: string, text: string): Promise<void> {
  await world.bob.does("chat.postMessage", { channel, text });
  await world.platform.settle();
}

describe("events for an app that may search", () => {
  test("bring a token when a person mentions it or writes to it, and none otherwise", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await subscribe(world, receiver, everything);
    const { user_id: bot } = await world.bot.does("auth.test", {});
    const dm = await openDm(world, world.bob, { ...world.bot, id: bot });

    await say(world, world.random, `<@${bot}> find it`);
    await say(world, world.random, `<@${world.alice.id}> find it`);
    await say(world, dm, "find it for me");
    await world.bot.does("chat.postMessage", { channel: dm, text: "here it is" });
    await world.platform.settle();

    assert.deepEqual(
      heard(receiver).toSorted(),
      [
        [`app_mention <@${bot}> find it`, true],
        [`message <@${bot}> find it`, true],
        [`message <@${world.alice.id}> find it`, false],
        ["message find it for me", true],
        ["message here it is", false],
      ].toSorted(),
    );
    const tokens = receiver.received.map(({ body }) => tokenIn(body.event)).filter(Boolean);
    assert.equal(new Set(tokens).size, 3);
  });

  test("name the app, the person and the conversation in it", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await subscribe(world, receiver, ["app_mention"]);
    const { user_id: bot } = await world.bot.does("auth.test", {});

    await say(world, world.random, `<@${bot}> find it`);

    const [{ body } = assert.fail()] = receiver.received;
    const where = { appId: body.api_app_id, teamId: body.team_id, nowMs: world.clock.nowMs() };
    assert.deepEqual(openActionToken(world.platform.secrets, tokenIn(body.event), where), {
      appId: body.api_app_id,
      teamId: body.team_id,
      userId: world.bob.id,
      channelId: world.random,
    });
  });

  test("bring none without the scope", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await subscribe(world, receiver, ["app_mention"]);
    const { user_id: bot } = await world.bot.does("auth.test", {});
    const { db } = world.platform.store;
    for (const table of ["tokens", "grants"] as const) {
      await db.updateTable(table).set({ scopes: "app_mentions:read" }).where("user_id", "=", bot).execute();
    }

    await say(world, world.random, `<@${bot}> find it`);

    assert.deepEqual(heard(receiver), [[`app_mention <@${bot}> find it`, false]]);
  });

  test("are stored and logged without it, and a message cannot bring the place for one along", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    receiver.answer = (response) => void response.writeHead(500).end();
    await configureApp(world, { event_subscriptions: { request_url: receiver.url, bot_events: ["message.channels"] } });
    const forged = { event_type: "x", event_payload: { assistant_thread: { action_token: "" } } };
    const { user_id: bot } = await world.bot.does("auth.test", {});

    await world.bot.does("chat.postMessage", { channel: world.random, text: "by an app", metadata: forged });
    await say(world, world.random, `<@${bot}> find it`);

    const byText = new Map(heard(receiver));
    const token = receiver.received.map(({ body }) => tokenIn(body.event)).find(Boolean);
    const stored = await world.platform.store.db.selectFrom("deliveries").select("envelope").execute();
    assert.equal(byText.get("message by an app"), false);
    assert.equal(byText.get(`message <@${bot}> find it`), true);
    assert.equal(stored.length, 2);
    assert.equal(JSON.stringify(stored).includes(token ?? assert.fail()), false);
  });
});
