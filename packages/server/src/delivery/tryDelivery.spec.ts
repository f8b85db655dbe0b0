import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { describe, test } from "node:test";
import { credentialsOf } from "../domain/apps/credentials.ts";
import { configureApp, devApp, Receiver, subscribe } from "../../testkit/receiving.ts";
import { selfSigned } from "../../testkit/selfSigned.ts";
import { type Workspace, workspace } from "../../testkit/workspace.ts";

async function say(world: Workspace, text: string): Promise<void> {
  await world.bob.does("chat.postMessage", { channel: world.random, text });
  await world.platform.settle();
}

async function failures(world: Workspace) {
  const { db } = world.platform.store;
  return db.selectFrom("deliveries").select(["type", "attempt", "reason", "failed_ms"]).execute();
}

/** An app that was never given another secret. */
const asMade = ({ id }: { readonly id: string }) => ({ id, client_secret_generation: 0, signing_secret_generation: 0 });

describe("an event that goes to an app's URL", () => {
  test("comes once, signed, with everything around it that clients read", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await subscribe(world, receiver, ["message.channels"]);
    const app = devApp(world);

    await say(world, "Lunch?");

    assert.equal(receiver.received.length, 1);
    const [{ headers, text, body } = assert.fail()] = receiver.received;
    const { user_id: botUserId } = await world.bot.does("auth.test", {});
    const stamp = String(headers["x-slack-request-timestamp"]);
    const signature = createHmac("sha256", app.signing_secret).update(`v0:${stamp}:${text}`).digest("hex");
    assert.equal(headers["x-slack-signature"], `v0=${signature}`);
    assert.equal(headers["content-type"], "application/json");
    assert.equal(headers["x-slack-retry-num"], undefined);
    assert.equal(body.token, credentialsOf(world.platform.secrets, asMade(app)).verificationToken);
    assert.equal(body.type, "event_callback");
    assert.equal(body.api_app_id, app.id);
    assert.equal(body.team_id, app.team_id);
    assert.match(body.event_id, /^Ev/);
    assert.equal(body.event_time, Math.floor(world.clock.nowMs() / 1000));
    assert.deepEqual(
      body.authorizations.map(({ team_id, user_id, is_bot }) => ({ team_id, user_id, is_bot })),
      [{ team_id: app.team_id, user_id: botUserId, is_bot: true }],
    );
    assert.equal(body.is_ext_shared_channel, false);
    const { type, text: said, user, channel, channel_type: channelType } = body.event;
    assert.deepEqual(
      [type, said, user, channel, channelType],
      ["message", "Lunch?", world.bob.id, world.random, "channel"],
    );
    const asker = world.actor(app.app_token ?? "");
    const { authorizations } = await asker.does("apps.event.authorizations.list", {
      event_context: body.event_context,
    });
    assert.ok(authorizations.some(({ user_id: userId }) => userId === botUserId));
  });

  test("is tried again at once, after a minute and after five, then given up and recorded", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    receiver.answer = (response) => void response.writeHead(500).end();
    await subscribe(world, receiver, ["message.channels"]);

    await say(world, "Lunch?");
    assert.deepEqual(retriesOf(receiver), ["", "1 http_error"]);
    world.clock.advance({ seconds: 59 });
    await world.platform.settle();
    assert.equal(receiver.received.length, 2);
    world.clock.advance({ seconds: 1 });
    await world.platform.settle();
    assert.deepEqual(retriesOf(receiver).slice(2), ["2 http_error"]);
    world.clock.advance({ seconds: 300 });
    await world.platform.settle();
    assert.deepEqual(retriesOf(receiver).slice(3), ["3 http_error"]);
    world.clock.advance({ hours: 1 });
    await world.platform.settle();

    assert.equal(receiver.received.length, 4);
    assert.equal(new Set(receiver.received.map(({ body }) => body.event_id)).size, 1);
    const [given] = await failures(world);
    assert.deepEqual([given?.type, given?.attempt, given?.reason], ["message", 4, "http_error"]);
    assert.notEqual(given?.failed_ms, null);
  });

  test("is tried every hour of a day after that, when the app asks for delayed events", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    receiver.answer = (response) => void response.writeHead(500).end();
    const wanted = { request_url: receiver.url, bot_events: ["message.channels"], delayed_events_enabled: true };
    await configureApp(world, { event_subscriptions: wanted });

    await say(world, "Lunch?");
    for (const seconds of [60, 300, 3599]) {
      world.clock.advance({ seconds });
      await world.platform.settle();
    }
    assert.deepEqual(retriesOf(receiver).slice(3), ["3 http_error"]);
    world.clock.advance({ seconds: 1 });
    await world.platform.settle();
    assert.deepEqual(retriesOf(receiver).slice(4), ["4 http_error"]);
    for (let hour = 2; hour <= 30; hour++) {
      world.clock.advance({ hours: 1 });
      await world.platform.settle();
    }

    assert.equal(retriesOf(receiver).at(-1), "26 http_error");
    assert.equal(new Set(receiver.received.map(({ body }) => body.event_id)).size, 1);
    const [given] = await failures(world);
    assert.deepEqual([given?.attempt, given?.failed_ms === null], [27, false]);
  });

  test("names the reason of every retry, including a redirect and an untrusted certificate", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await using safe = await Receiver.start(selfSigned);
    await subscribe(world, receiver, ["message.channels"]);
    receiver.answer = (response, { headers }) =>
      void response.writeHead(headers["x-slack-retry-num"] === undefined ? 302 : 200, { location: safe.url }).end();

    await say(world, "Lunch?");
    assert.deepEqual(retriesOf(receiver), ["", "1 too_many_redirects"]);

    await moveEvents(world, receiver.url, safe.url);
    await say(world, "Dinner?");
    await moveEvents(world, safe.url, receiver.url);
    world.clock.advance({ seconds: 60 });
    await world.platform.settle();

    assert.deepEqual(retriesOf(receiver).slice(2), ["2 ssl_error"]);
    assert.deepEqual(safe.received, []);
  });

  test("is done with as soon as one try is acknowledged", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    receiver.answer = (response, { headers }) =>
      void response.writeHead(headers["x-slack-retry-num"] === undefined ? 503 : 200).end();
    await subscribe(world, receiver, ["message.channels"]);

    await say(world, "Lunch?");

    assert.equal(receiver.received.length, 2);
    assert.deepEqual(await failures(world), []);
  });

  test("waits without the token that older apps believe, so that a copy of the store tells it nobody", async () => {
    await using world = await workspace();
    const receiver = await Receiver.start();
    await subscribe(world, receiver, ["message.channels"]);
    await receiver[Symbol.asyncDispose]();

    await say(world, "Lunch?");

    const stored = await world.platform.store.db.selectFrom("deliveries").select("envelope").execute();
    const { verificationToken } = credentialsOf(world.platform.secrets, asMade(devApp(world)));
    assert.equal(stored.length, 1);
    assert.ok(!stored[0]?.envelope.includes(verificationToken));
  });

  test("is not tried again when the app says so", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    receiver.answer = (response) => void response.writeHead(500, { "x-slack-no-retry": "1" }).end();
    await subscribe(world, receiver, ["message.channels"]);

    await say(world, "Lunch?");

    assert.equal(receiver.received.length, 1);
    assert.equal((await failures(world)).length, 1);
  });

  test("is tried again when nobody is there", async () => {
    await using world = await workspace();
    const receiver = await Receiver.start();
    await subscribe(world, receiver, ["message.channels"]);
    await receiver[Symbol.asyncDispose]();

    await say(world, "Lunch?");

    const [waiting] = await failures(world);
    assert.deepEqual([waiting?.attempt, waiting?.reason, waiting?.failed_ms], [2, "connection_failed", null]);
  });

  test("counts as lost when it is not acknowledged within three seconds", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    receiver.answer = (response, { headers }) => {
      if (headers["x-slack-retry-num"] !== undefined) response.end();
    };
    await subscribe(world, receiver, ["message.channels"]);

    await say(world, "Lunch?");

    assert.deepEqual(retriesOf(receiver), ["", "1 http_timeout"]);
  });
});

/** Skips the check whether the URL answers: as when a certificate expires, or a server moves. */
async function moveEvents(world: Workspace, from: string, to: string): Promise<void> {
  const { db } = world.platform.store;
  const { id } = devApp(world);
  const { manifest } = await db.selectFrom("apps").select("manifest").where("id", "=", id).executeTakeFirstOrThrow();
  await db
    .updateTable("apps")
    .set({ manifest: manifest.replace(from, to) })
    .where("id", "=", id)
    .execute();
}

function retriesOf(receiver: Receiver): string[] {
  return receiver.received.map(({ headers }) =>
    `${String(headers["x-slack-retry-num"] ?? "")} ${String(headers["x-slack-retry-reason"] ?? "")}`.trim(),
  );
}
