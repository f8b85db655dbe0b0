import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeChannel } from "../../testkit/channels.ts";
import { createApp, install } from "../../testkit/installing.ts";
import { openDm } from "../../testkit/openDm.ts";
import { atHome } from "../../testkit/ownToken.ts";
import { devApp } from "../../testkit/receiving.ts";
import { type Workspace, workspace } from "../../testkit/workspace.ts";

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly type: string | null;
}

/** The dev workspace on a port of its own, and its webhook, which posts into #random. */
async function listening(options: Parameters<typeof workspace>[0] = {}) {
  const world = await workspace(options);
  await world.platform.listen();
  const { webhook_url: url = "" } = await world.platform.describeDev();
  return { ...world, url, [Symbol.asyncDispose]: () => world.platform.stop() };
}

async function send(url: string, payload: unknown, contentType = "application/json"): Promise<Answer> {
  const body = typeof payload === "string" ? payload : JSON.stringify(payload);
  const response = await fetch(url.replace("localhost", "127.0.0.1"), {
    method: "POST",
    headers: { "content-type": contentType },
    body,
  });
  return { status: response.status, text: await response.text(), type: response.headers.get("content-type") };
}

async function newest(world: Workspace) {
  const { messages } = await world.alice.does("conversations.history", { channel: world.random, limit: 1 });
  return messages[0];
}

describe("An incoming webhook", () => {
  test("posts under the name of its app, and answers exactly ok", async () => {
    await using world = await listening();
    const blocks = [{ type: "header", text: { type: "plain_text", text: "Deployed" } }];

    const answer = await send(world.url, { text: "Deployed", blocks });

    assert.deepEqual([answer.status, answer.text], [200, "ok"]);
    const message = await newest(world);
    assert.deepEqual([message?.text, message?.subtype, message?.username], ["Deployed", "bot_message", "Dev App"]);
    assert.deepEqual([message?.user, message?.blocks?.length], [undefined, 1]);
  });

  test("takes the form that its first clients sent, wherever the payload is in it", async () => {
    await using world = await listening();
    const fields = [
      { payload: JSON.stringify({ text: "Alone & first" }) },
      { payload: JSON.stringify({ text: "Before=others" }), token: "x" },
      { token: "x", my_payload: "y", payload: JSON.stringify({ text: "Behind others" }) },
    ];
    for (const field of fields) {
      const form = new URLSearchParams(field).toString();
      const answer = await send(world.url, form, "application/x-www-form-urlencoded");

      assert.equal(answer.text, "ok");
      const text = (await newest(world))?.text.replaceAll("&amp;", "&");
      assert.equal(text, (JSON.parse(field.payload) as { text: string }).text);
    }
  });

  test("takes JSON under the type of a form, also with a payload in its text", async () => {
    await using world = await listening();

    const answer = await send(world.url, { text: "see ?a=1&payload=2" }, "application/x-www-form-urlencoded");

    assert.equal(answer.text, "ok");
    assert.match((await newest(world))?.text ?? "", /payload=2/);
  });

  test("tells what is wrong by status and as plain text", async () => {
    await using world = await listening();
    const wrong: [payload: unknown, status: number, text: string][] = [
      ["not JSON", 400, "invalid_payload"],
      [["a list"], 400, "invalid_payload"],
      [{ text: ["5"] }, 400, "invalid_payload"],
      [{ text: "hi", thread_ts: "1.000001" }, 400, "invalid_payload"],
      [{}, 400, "no_text"],
      [{ blocks: [{ type: "hr" }] }, 400, "invalid_blocks"],
    ];

    for (const [payload, status, text] of wrong) {
      assert.deepEqual(await send(world.url, payload), { status, text, type: "text/plain; charset=utf-8" });
    }
  });

  test("is gone with its app, and a wrong secret tells nothing else", async () => {
    await using world = await listening();
    const app = world.dev.apps.find((candidate) => candidate.name === "Dev App");
    const none = { status: 404, text: "no_service", type: "text/plain; charset=utf-8" };

    assert.deepEqual(await send(world.url.replace(/.$/, "_"), { text: "hi" }), none);
    const client = { client_id: app?.client_id ?? "", client_secret: app?.client_secret ?? "" };
    await world.bot.does("apps.uninstall", client);
    assert.deepEqual(await send(world.url, { text: "hi" }), none);
  });

  test("posts nothing for an app that an admin has restricted", async () => {
    await using world = await listening();
    const decided = { team_id: world.dev.teams[0]?.id ?? "", app_id: devApp(world).id };
    const other = await atHome(world, world.alice);

    await other.does("admin.apps.restrict", decided);
    assert.equal((await send(world.url, { text: "hi" })).text, "no_service");
    await other.does("admin.apps.approve", decided);

    assert.equal((await send(world.url, { text: "hi" })).text, "ok");
  });

  test("does not come back with its app, which is given another", async () => {
    await using world = await listening();
    const app = await createApp(world, { scopes: { bot: ["incoming-webhook"] } });
    const asked = { scope: "incoming-webhook", webhookChannelId: world.random };
    const first = await install(world, "alice", app, asked);
    await world.actor(first.access_token ?? "").does("apps.uninstall", app.client);

    const again = await install(world, "alice", app, asked);

    assert.equal((await send(first.incoming_webhook?.url ?? "", { text: "hi" })).text, "no_service");
    assert.equal((await send(again.incoming_webhook?.url ?? "", { text: "hi" })).text, "ok");
  });

  test("posts nowhere that is archived, and nowhere an admin forbids", async () => {
    await using world = await listening();
    const prefs = { channel_mode: "read_only" };
    await world.alice.does("admin.conversations.setConversationPrefs", { channel_id: world.random, prefs });

    const forbidden = await send(world.url, { text: "hi" });
    await world.alice.does("conversations.archive", { channel: world.random });
    const archived = await send(world.url, { text: "hi" });

    assert.deepEqual([forbidden.status, forbidden.text], [403, "action_prohibited"]);
    assert.deepEqual([archived.status, archived.text], [410, "channel_is_archived"]);
  });

  test("is limited to about one message a second", async () => {
    await using world = await listening({ rates: "strict" });

    const answers: Answer[] = [];
    for (let sent = 0; sent < 11; sent++) answers.push(await send(world.url, { text: `n${sent}` }));

    assert.deepEqual(answers.at(-2)?.text, "ok");
    assert.deepEqual([answers.at(-1)?.status, answers.at(-1)?.text], [429, "rate_limited"]);
  });

  test("comes with an installation, for the channel that was chosen with the consent", async () => {
    await using world = await listening();
    const app = await createApp(world, { scopes: { bot: ["incoming-webhook"] } });

    const answer = await install(world, "bob", app, { scope: "incoming-webhook", webhookChannelId: world.secret });
    const sent = await send(answer.incoming_webhook?.url ?? "", { text: "Psst" });

    assert.deepEqual(
      [answer.incoming_webhook?.channel, answer.incoming_webhook?.channel_id],
      ["#secret", world.secret],
    );
    assert.equal(sent.text, "ok");
    const { messages } = await world.bob.does("conversations.history", { channel: world.secret, limit: 1 });
    assert.equal(messages[0]?.text, "Psst");
  });

  test("cannot be had for a channel that the person does not see", async () => {
    await using world = await listening();
    const app = await createApp(world, { scopes: { bot: ["incoming-webhook"] } });

    const attempt = install(world, "carol", app, { scope: "incoming-webhook", webhookChannelId: world.secret });

    await assert.rejects(attempt, /restricted_action/);
  });

  test("cannot be had for a direct message or an archived channel", async () => {
    await using world = await listening();
    const app = await createApp(world, { scopes: { bot: ["incoming-webhook"] } });
    const archived = await makeChannel(world.alice, "archived");
    await world.alice.does("conversations.archive", { channel: archived });
    const places = [
      await openDm(world, world.alice, world.bob),
      await openDm(world, world.alice, world.bob, world.carol),
      archived,
    ];

    for (const webhookChannelId of places) {
      const attempt = install(world, "alice", app, { scope: "incoming-webhook", webhookChannelId });
      await assert.rejects(attempt, /restricted_action/);
    }
  });

  test("that was given for a direct message by an older version posts nothing", async () => {
    await using world = await listening();
    const channel = await openDm(world, world.alice, world.bob);
    await world.platform.store.db.updateTable("incoming_webhooks").set({ channel_id: channel }).execute();

    const answer = await send(world.url, { text: "Psst" });

    assert.deepEqual([answer.status, answer.text], [404, "channel_not_found"]);
    assert.deepEqual((await world.alice.does("conversations.history", { channel })).messages, []);
  });

  test("keeps no secret in the database", async () => {
    await using world = await listening();
    const secret = world.url.split("/").at(-1) ?? "";
    const rows = await world.platform.store.db.selectFrom("incoming_webhooks").selectAll().execute();

    assert.equal(rows.length, 1);
    assert.ok(!JSON.stringify(rows).includes(secret));
  });
});
