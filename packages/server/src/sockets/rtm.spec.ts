import assert from "node:assert/strict";
import { once } from "node:events";
import { connect as connectTcp } from "node:net";
import { describe, test } from "node:test";
import { WebSocket } from "ws";
import { startRotating } from "../../testkit/apps.ts";
import { atHome, withScopes } from "../../testkit/ownToken.ts";
import { shareWithFrank } from "../../testkit/sharing.ts";
import { type FormBrowser, serving } from "../../testkit/signingIn.ts";
import { connect, type Frame, Listener, listeningWorkspace } from "../../testkit/socketClient.ts";
import { workspace } from "../../testkit/workspace.ts";

describe("a socket", () => {
  test("tells people of another workspace what is posted in a channel that they share, and nothing else", async () => {
    await using world = await listeningWorkspace();
    const { channel, frank } = await shareWithFrank(world);
    await using heard = await connect(frank);

    await world.bob.does("chat.postMessage", { channel: world.random, text: "among us" });
    await world.bob.does("chat.postMessage", { channel, text: "for all" });

    const { type, text } = await heard.next();
    assert.deepEqual([type, text], ["message", "for all"]);
  });

  test("forwards typing to the other members of the channel and to nobody else", async () => {
    await using world = await listeningWorkspace();
    await using alice = await connect(world.alice);
    await using bob = await connect(world.bob);
    await using carol = await connect(world.carol);

    carol.socket.send(JSON.stringify({ type: "typing", channel: world.secret }));
    alice.socket.send(JSON.stringify({ type: "typing", channel: world.secret, thread_ts: "1.000001" }));
    const typing = { type: "user_typing", channel: world.secret, thread_ts: "1.000001", user: world.alice.id };
    assert.deepEqual(await bob.next(), typing);
    alice.socket.send(JSON.stringify({ type: "typing", channel: world.general }));
    const seen = { type: "user_typing", channel: world.general, user: world.alice.id };
    assert.deepEqual([await carol.next(), await bob.next()], [seen, seen]);
  });

  test("tells who is here of those one is curious about, and when they come and go", async () => {
    await using world = await listeningWorkspace();
    await using alice = await connect(world.alice);
    const bob = await connect(world.bob);
    // Only what bob's socket answers proves that he is counted as here.
    bob.socket.send(JSON.stringify({ type: "ping", id: 1 }));
    assert.equal((await bob.next()).type, "pong");

    alice.socket.send(JSON.stringify({ type: "presence_sub", ids: [world.bob.id, world.carol.id, 7] }));
    assert.deepEqual(await alice.next(), { type: "presence_change", presence: "active", users: [world.bob.id] });
    await bob[Symbol.asyncDispose]();
    assert.deepEqual(await alice.next(), { type: "presence_change", user: world.bob.id, presence: "away" });
    await using again = await connect(world.bob);
    await using second = await connect(world.bob);
    assert.deepEqual(await alice.next(), { type: "presence_change", user: world.bob.id, presence: "active" });
    await again[Symbol.asyncDispose]();
    second.socket.send(JSON.stringify({ type: "typing", channel: world.secret }));
    assert.equal((await alice.next()).type, "user_typing");
  });

  test("tells members of a channel what is posted there, in order", async () => {
    await using world = await listeningWorkspace();
    await using bob = await connect(world.bob);

    for (const text of ["one", "two", "three"]) {
      await world.alice.does("chat.postMessage", { channel: world.secret, text });
    }

    const heard = [await bob.next(), await bob.next(), await bob.next()];
    assert.deepEqual(
      heard.map((frame) => frame["text"]),
      ["one", "two", "three"],
    );
    assert.deepEqual(
      [heard[0]?.type, heard[0]?.["channel"], heard[0]?.["channel_type"]],
      ["message", world.secret, "group"],
    );
  });

  test("tells nobody else", async () => {
    await using world = await listeningWorkspace();
    await using carol = await connect(world.carol);

    await world.alice.does("chat.postMessage", { channel: world.secret, text: "not for carol" });
    await world.alice.does("conversations.create", { name: "hidden", is_private: true });
    await world.alice.does("conversations.create", { name: "open" });

    const heard = await carol.next();
    assert.deepEqual([heard.type, (heard["channel"] as { name: string }).name], ["channel_created", "open"]);
  });

  test("tells guests of no channel that they are not in", async () => {
    await using world = await listeningWorkspace();
    await using dora = await connect(world.dora);
    const { channel } = await world.alice.does("conversations.create", { name: "members-only" });
    await world.alice.does("conversations.rename", { channel: channel.id, name: "still-members-only" });

    await world.alice.does("conversations.invite", { channel: channel.id, users: [world.dora.id] });
    await world.alice.does("conversations.rename", { channel: channel.id, name: "for-guests-too" });

    const heard: string[] = [];
    while (heard.at(-1) !== "channel_rename") heard.push((await dora.next()).type);
    assert.equal(heard.includes("channel_created"), false);
    assert.equal(heard.filter((type) => type === "channel_rename").length, 1);
  });

  test("is closed when its holder is deactivated, and the others stay", async () => {
    await using world = await listeningWorkspace();
    await using bob = await connect(world.bob);
    await using carol = await connect(world.carol);
    const closed = once(bob.socket, "close");

    await world.alice.does("admin.users.remove", { team_id: world.dev.teams[0]?.id ?? "", user_id: world.bob.id });
    await world.alice.does("chat.postMessage", { channel: world.general, text: "without bob" });

    assert.equal((await closed)[0], 1008);
    assert.equal((await carol.next()).type, "user_change");
    assert.equal((await carol.next())["text"], "without bob");
  });

  test("is closed with the token that opened it, and what others of the same person opened stays", async () => {
    await using world = await listeningWorkspace();
    await using byApp = await connect(world.bob);
    await using atClient = await connect(await atHome(world, world.bob));
    const closed = once(byApp.socket, "close");

    await world.bob.does("auth.revoke", {});
    await world.alice.does("chat.postMessage", { channel: world.general, text: "still here?" });

    assert.equal((await closed)[0], 1008);
    assert.equal((await atClient.next())["text"], "still here?");
  });

  test("receives nothing after its token has expired, even before the server has looked for expired tokens", async () => {
    await using world = await listeningWorkspace();
    const { set } = await startRotating(world);
    await using socket = await connect(world.actor(set.access_token ?? ""));
    const texts: unknown[] = [];
    socket.socket.on("message", (data) => texts.push((JSON.parse((data as Buffer).toString()) as Frame)["text"]));
    const closed = once(socket.socket, "close");

    await world.alice.does("chat.postMessage", { channel: world.general, text: "before" });
    assert.equal((await socket.next())["text"], "before");
    world.clock.advance({ hours: 12, seconds: 1 });
    await world.alice.does("chat.postMessage", { channel: world.general, text: "after" });

    assert.equal((await closed)[0], 1008);
    assert.deepEqual(texts, ["before"]);
  });

  test("is closed when the person is signed out of our client, and those of apps stay", async () => {
    await using world = await serving();
    await using byApp = await connect(world.bob);
    const waysOut: ((browser: FormBrowser) => Promise<unknown>)[] = [
      (browser) => browser.send("/sign-out", {}),
      (browser) => browser.send("/sign-out/everywhere", {}),
      () => world.alice.does("admin.users.session.reset", { user_id: world.bob.id }),
    ];
    for (const signOut of waysOut) {
      const browser = await world.signedIn("bob");
      const session = (await (await browser.send("/client/session", {})).json()) as { readonly token: string };
      await using atClient = await connect(world.actor(session.token));
      const closed = once(atClient.socket, "close");
      await signOut(browser);
      assert.equal((await closed)[0], 1008);
    }
    await world.alice.does("chat.postMessage", { channel: world.general, text: "for apps" });
    assert.equal((await byApp.next())["text"], "for apps");
  });

  test("is closed for everybody when the workspace is deleted", async () => {
    await using world = await listeningWorkspace();
    await using bob = await connect(world.bob);
    const closed = once(bob.socket, "close");

    await world.alice.does("admin.teams.delete", { team_id: world.dev.teams[0]?.id ?? "" });

    assert.equal((await closed)[0], 1008);
  });

  test("answers ping with pong", async () => {
    await using world = await listeningWorkspace();
    await using bob = await connect(world.bob);

    bob.socket.send(JSON.stringify({ type: "ping", id: 7, time: 5 }));

    assert.deepEqual(await bob.next(), { type: "pong", reply_to: 7, time: 5 });
  });

  test("is asked to reconnect when the server stops, and closed", async () => {
    const world = await listeningWorkspace();
    const bob = await connect(world.bob);
    const closed = once(bob.socket, "close");

    await world.platform.stop();

    assert.deepEqual(await bob.next(), { type: "goodbye" });
    assert.equal((await closed)[0], 1001);
  });

  test("asked for by a path that is none is refused, and the server lives on", async () => {
    await using world = await listeningWorkspace();
    const { port } = new URL(world.platform.baseUrl);

    for (const target of ["//", "/nowhere", "http://["]) {
      const raw = connectTcp(Number(port), "127.0.0.1");
      raw.write(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
      const [answer] = (await once(raw, "data")) as [Buffer];
      assert.match(answer.toString(), /^HTTP\/1.1 404/);
      raw.destroy();
    }
    await world.bob.does("auth.test", {});
  });

  test("opens once per ticket, and not with one that is old or forged", async () => {
    await using world = await listeningWorkspace();
    const { url } = await world.bob.does("rtm.connect", {});
    await using first = new Listener(url);
    await first.next();
    const { url: old } = await world.bob.does("rtm.connect", {});
    world.clock.advance({ seconds: 31 });

    for (const wrong of [url, old, url.replace(/.$/, "0"), url.replace(/[^/]*$/, "")]) {
      const socket = new WebSocket(wrong);
      const [error] = (await once(socket, "error")) as [Error];
      assert.match(error.message, /401/);
    }
  });
});

/** Sends a message frame and returns the reply; events that arrive before it are dropped. */
async function say(listener: Listener, frame: Readonly<Record<string, unknown>>): Promise<Frame> {
  listener.socket.send(JSON.stringify({ type: "message", ...frame }));
  for (;;) {
    const next = await listener.next();
    if ("reply_to" in next) return next;
  }
}

describe("a message sent over a socket", () => {
  test("is posted as the socket's caller, and the reply names its timestamp", async () => {
    await using world = await listeningWorkspace();
    await using bob = await connect(world.bob);

    const reply = await say(bob, { id: 1, channel: world.random, text: "hi" });

    const { messages } = await world.bob.does("conversations.history", { channel: world.random, limit: 1 });
    assert.deepEqual([messages[0]?.text, messages[0]?.user], ["hi", world.bob.id]);
    assert.deepEqual(reply, { ok: true, reply_to: 1, ts: messages[0]?.ts, text: "hi" });
  });

  test("can be a reply in a thread", async () => {
    await using world = await listeningWorkspace();
    await using bot = await connect(world.bot);
    const { ts } = await world.bob.does("chat.postMessage", { channel: world.random, text: "Question?" });

    const reply = await say(bot, { id: 2, channel: world.random, text: "Answer.", thread_ts: ts });

    const { messages } = await world.bob.does("conversations.replies", { channel: world.random, ts });
    assert.deepEqual(
      messages.map(({ text }) => text),
      ["Question?", "Answer."],
    );
    assert.equal(reply["ok"], true);
  });

  test("can be sent from the client's own socket", async () => {
    await using world = await listeningWorkspace();
    await using bob = await connect(await atHome(world, world.bob));

    assert.equal((await say(bob, { id: 1, channel: world.random, text: "from the client" }))["ok"], true);
  });

  test("is posted in the order in which it was sent", async () => {
    await using world = await listeningWorkspace();
    await using bob = await connect(world.bob);
    const texts = Array.from({ length: 20 }, (_, at) => `number ${at}`);

    texts.forEach((text, id) => bob.socket.send(JSON.stringify({ type: "message", id, channel: world.random, text })));
    let reply = await say(bob, { id: 99, channel: world.random, text: "done" });
    while (reply["reply_to"] !== 99) reply = await bob.next();

    const { messages } = await world.bob.does("conversations.history", { channel: world.random, limit: 21 });
    assert.deepEqual(messages.map(({ text }) => text).reverse(), [...texts, "done"]);
  });

  test("is refused like a call of chat.postMessage, in the reply", async () => {
    await using world = await listeningWorkspace();
    await using carol = await connect(world.carol);

    const hidden = await say(carol, { id: 1, channel: world.secret, text: "let me in" });
    const empty = await say(carol, { id: 2, channel: world.random, text: "" });
    const nowhere = await say(carol, { id: 3, text: "hi" });

    assert.deepEqual(hidden, { ok: false, reply_to: 1, error: { code: 1, msg: "channel_not_found" } });
    assert.deepEqual(empty, { ok: false, reply_to: 2, error: { code: 2, msg: "message text is missing" } });
    assert.equal(nowhere["ok"], false);
  });

  test("needs the scope of chat.postMessage", async () => {
    await using world = await listeningWorkspace();
    const reader = await withScopes(world, world.bob, ["channels:history"]);
    await using listener = await connect(reader);

    const reply = await say(listener, { id: 1, channel: world.random, text: "hi" });

    assert.deepEqual(reply, { ok: false, reply_to: 1, error: { code: 1, msg: "missing_scope" } });
  });

  test("counts against the rate of chat.postMessage", async () => {
    await using world = await workspace({ rates: "strict" });
    await world.platform.listen();
    await using bot = await connect(world.bot);
    let reply: Frame;

    do reply = await say(bot, { id: 1, channel: world.random, text: "again" });
    while (reply["ok"] === true);

    assert.deepEqual(reply["error"], { code: -1, msg: "slow down, too many messages..." });
  });
});
