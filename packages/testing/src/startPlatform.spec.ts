import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { WebClient } from "@slack/web-api";
import { runExample } from "../testkit/runExample.ts";
import { startPlatform } from "./startPlatform.ts";

describe("startPlatform", () => {
  test("is a platform that an unmodified Slack client works with", async () => {
    await using p = await startPlatform();
    const app = new WebClient(p.tokens.bot, { slackApiUrl: p.apiUrl });

    const who = await app.auth.test();
    const posted = await app.chat.postMessage({ channel: p.channels["general"] ?? "", text: "Hello." });
    const history = await app.conversations.history({ channel: p.channels["general"] ?? "", limit: 1 });

    assert.equal(who.user, "dev_app");
    assert.deepEqual(
      history.messages?.map((message) => [message.ts, message.text]),
      [[posted.ts, "Hello."]],
    );
    await assert.rejects(app.chat.postMessage({ channel: "C0", text: "x" }), /channel_not_found/);
  });

  test("gives everybody of the workspace a name, an id and a token", async () => {
    await using p = await startPlatform();
    for (const name of ["alice", "bob", "carol", "dora"]) {
      const client = new WebClient(p.tokens.user[name], { slackApiUrl: p.apiUrl });
      assert.equal((await client.auth.test()).user_id, p.users[name]?.id);
    }
    assert.deepEqual(Object.keys(p.users), ["alice", "bob", "carol", "dora"]);
    assert.deepEqual(Object.keys(p.channels).toSorted(), ["general", "random", "secret"]);
    assert.match(p.tokens.app ?? "", /^xapp-/);
    assert.equal(p.apps["Dev App"]?.bot_token, p.tokens.bot);
  });

  test("lets a person post, by the name of the channel, and in a thread", async () => {
    await using p = await startPlatform();
    const question = await p.as("alice").post("general", "Anybody?");
    const answer = await p.as("bob").post("general", "Me.", { threadTs: question.ts });
    assert.equal(answer.message.thread_ts, question.ts);
    assert.equal(question.message.user, p.users["alice"]?.id);
    await assert.rejects(
      p.as("carol").post("secret", "Let me in."),
      /^Error: carol cannot post into secret: channel_not_found/,
    );
    assert.throws(() => p.as("zoe"), /There is no zoe in Acme; there are alice, bob, carol, dora\./);
  });

  test("lets a person use what apps show them, and tells what they then see", async () => {
    await using p = await startPlatform();
    const alice = p.as("alice");
    const text = { type: "plain_text" as const, text: "Go" };
    const elements = [{ type: "button" as const, action_id: "go", text }];
    const blocks = [{ type: "actions" as const, elements }];
    const posted = await p.bot.call("chat.postMessage", { channel: p.channels["general"] ?? "", text: "Go?", blocks });
    assert.ok(posted.ok);
    const home = { type: "home", blocks: [] };
    await p.bot.call("views.publish", { user_id: alice.id, view: home });

    const pressed = await alice.press({ channel: "general", ts: posted.ts }, "go");
    const commanded = await alice.command("general", "/dev", "hello");
    const visited = await alice.visitHome(p.apps["Dev App"]?.id ?? "");

    // Nobody plays the app here, and the answer says so.
    assert.deepEqual(pressed.reply, { answered: false, why: "no_connection" });
    assert.deepEqual([commanded.shown, commanded.why], [false, "no_connection"]);
    assert.deepEqual(
      (await alice.views()).map(({ type }) => type),
      ["home"],
    );
    assert.deepEqual(visited.views, await alice.views());
    await assert.rejects(alice.command("general", "/nothing"), /command_not_found/);
    await assert.rejects(alice.choose({ channel: "general", ts: posted.ts }, "stop", "x"), /element_not_found/);
  });

  test("lets a person post as people do: with the text as rich text", async () => {
    await using p = await startPlatform();
    const { message } = await p.as("alice").post("general", "*Hello*");

    const [block] = (message["blocks"] ?? []) as { type: string; elements: unknown }[];
    assert.equal(message.text, "*Hello*");
    assert.equal(block?.type, "rich_text");
    assert.deepEqual(block?.elements, [
      { type: "rich_text_section", elements: [{ type: "text", text: "Hello", style: { bold: true } }] },
    ]);
  });

  test("opens menus of people and conversations", async () => {
    await using p = await startPlatform();
    const alice = p.as("alice");
    const elements = ["users_select", "conversations_select", "channels_select", "external_select"].map((type) => ({
      type,
      action_id: type,
    }));
    const view = { type: "home", blocks: [{ type: "actions", block_id: "row", elements }] };
    const shown = await p.bot.call("views.publish", { user_id: alice.id, view });
    assert.ok(shown.ok);
    const at = { viewId: shown.view.id };
    const values = async (type: string, query?: string) =>
      (await alice.openMenu(at, type, query)).options?.map(({ value }) => value);

    assert.deepEqual(await values("users_select", "carol"), [p.users["carol"]?.id]);
    assert.deepEqual(await values("conversations_select", "secret"), [p.channels["secret"]]);
    assert.deepEqual(await values("channels_select", "secret"), []);
    // Nobody plays the app here, and the answer says so.
    assert.equal((await alice.openMenu(at, "external_select", "abc")).state, "error");
  });

  test("lets a person run the workflow of an app by its link", async () => {
    const seed = {
      workspaces: [
        {
          name: "Acme",
          domain: "acme",
          users: [{ name: "alice", role: "primary_owner" as const }, { name: "bob" }],
          channels: [{ name: "general", general: true }],
          apps: [
            {
              name: "Greeter",
              bot_scopes: ["triggers:write"],
              user_scopes: ["chat:write"],
              channels: ["general"],
              manifest: { workflows: { hello: { title: "Hello", steps: [] } } },
            },
          ],
        },
      ],
    };
    await using p = await startPlatform({ seed });
    const link = { type: "shortcut", name: "Hello", workflow: "#/workflows/hello" };
    const made = await p.bot.call("workflows.triggers.create", link);
    assert.ok(made.ok);

    const { run_id } = await p.as("bob").trigger(made.trigger.id, { channel: "general" });

    assert.match(run_id, /^Wx/);
    await assert.rejects(p.as("bob").trigger("Ft00000000X"), /trigger_not_found/);
  });

  test("moves time: what is written afterwards is dated then", async () => {
    await using p = await startPlatform();
    const before = await p.as("alice").post("general", "now");
    await p.clock.advance("12h");
    const after = await p.as("alice").post("general", "later");
    const passedS = Number(after.ts) - Number(before.ts);
    assert.ok(passedS >= 43_200 && passedS < 43_260, `${passedS} s passed`);
  });

  test("orders a limit, which an unmodified Slack client waits out", async () => {
    await using p = await startPlatform();
    const app = new WebClient(p.tokens.bot, { slackApiUrl: p.apiUrl });
    await p.faults.next("chat.postMessage", { error: "ratelimited", retryAfterS: 1 });
    const started = performance.now();

    const posted = await app.chat.postMessage({ channel: p.channels["general"] ?? "", text: "Patience." });

    assert.ok(posted.ok && performance.now() - started >= 990);
    const calls = await p.log({ method: "chat.postMessage" });
    assert.deepEqual(
      calls.map(({ code, status }) => [code, status]),
      [
        ["ratelimited", 429],
        ["ok", 200],
      ],
    );
    assert.deepEqual(await p.faults.list(), []);
  });

  test("breaks connections, which an unmodified Slack client bears", async () => {
    await using p = await startPlatform();
    const app = new WebClient(p.tokens.bot, { slackApiUrl: p.apiUrl, retryConfig: { retries: 2, minTimeout: 1 } });
    const channel = p.channels["general"] ?? "";
    await p.faults.next("chat.postMessage", { drop: true });
    await app.chat.postMessage({ channel, text: "once" });
    await p.faults.next("chat.postMessage", { drop: "answer" });
    await app.chat.postMessage({ channel, text: "twice" });

    const { messages } = await app.conversations.history({ channel, limit: 3 });
    assert.deepEqual(
      messages?.map((message) => message.text),
      ["twice", "twice", "once"],
    );
  });

  test("lets a rotating token expire when 12 hours have passed", async () => {
    await using p = await startPlatform();
    const rotating = Object.values(p.apps).find((app) => app.rotation);
    const client = new WebClient(undefined, { slackApiUrl: p.apiUrl });
    const exchanged = await client.oauth.v2.exchange({
      client_id: rotating?.client_id ?? "",
      client_secret: rotating?.client_secret ?? "",
      token: rotating?.bot_token ?? "",
    });
    const app = new WebClient(String(exchanged["access_token"]), { slackApiUrl: p.apiUrl });
    await app.auth.test();
    await p.clock.advance("12h");
    await assert.rejects(app.auth.test(), /token_expired/);
    assert.ok((await p.clock.now()).getTime() - Date.now() >= 43_190_000);
    await assert.rejects(p.clock.advance("12 hours"), /^Error: clock.advance: invalid_arguments must be a duration/);
    await assert.rejects(p.clock.set(new Date(0)), /time_has_passed/);
  });

  test("goes back to a snapshot, and to the seed", async () => {
    await using p = await startPlatform();
    const texts = async () => {
      const history = await p.bot.call("conversations.history", { channel: p.channels["general"] ?? "" });
      return history.ok ? history.messages.map((message) => message.text) : [];
    };
    const planted = await texts();
    await p.as("alice").post("general", "one");
    await p.snapshot();
    await p.as("alice").post("general", "two");
    await p.restore();
    assert.deepEqual(await texts(), ["one", ...planted]);
    await p.reset();
    assert.deepEqual(await texts(), planted);
    await assert.rejects(p.restore("none"), /state.restore: snapshot_not_found existing snapshots: test/);
  });

  test("plants a document or a file instead of the dev workspace, and says what is wrong with it", async () => {
    const seed = {
      workspaces: [
        {
          name: "Oak",
          domain: "oak",
          users: [{ name: "zoe" }],
          channels: [{ name: "lobby" }],
          apps: [{ name: "Second" }, { name: "Acorn", bot_scopes: ["team:read"] }],
        },
      ],
    };
    const folder = mkdtempSync(join(tmpdir(), "platform-testing-"));
    const file = join(folder, "seed.json");
    writeFileSync(file, JSON.stringify(seed));
    try {
      for (const given of [seed, file]) {
        await using p = await startPlatform({ seed: given });
        assert.deepEqual([Object.keys(p.users), Object.keys(p.channels), p.tokens.bot], [["zoe"], ["lobby"], ""]);
        const client = new WebClient(p.apps["Acorn"]?.bot_token, { slackApiUrl: p.apiUrl });
        assert.equal((await client.team.info()).team?.name, "Oak");
        assert.throws(() => p.as("zoe"), /zoe has no token: give an app of the seed user_scopes/);
      }
      writeFileSync(file, "workspaces: []");
      await assert.rejects(startPlatform({ seed: file }), new RegExp(`^Error: ${file}:1: workspaces must`));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test("stands alone beside another one, and is gone when it is stopped", async () => {
    await using other = await startPlatform();
    const p = await startPlatform();
    await p.as("alice").post("general", "only here");
    const seen = await other.bot.call("conversations.history", { channel: other.channels["general"] ?? "" });
    assert.ok(seen.ok && !seen.messages.some((message) => message.text === "only here"));
    await p.stop();
    await assert.rejects(p.bot.call("api.test", {}), TypeError);
  });

  test("does what its README shows", async () => {
    const { code, output } = await runExample(new URL("../README.md", import.meta.url));
    assert.equal(code, 0, output);
    assert.match(output, /pass 1/);
  });
});
