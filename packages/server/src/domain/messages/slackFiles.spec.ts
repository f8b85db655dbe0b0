import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { sendBytes, upload } from "../../../testkit/files.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { type PlayedApp, playApp } from "../../../testkit/playedApp.ts";
import { configureApp } from "../../../testkit/receiving.ts";
import { ask, startAnswer } from "../../../testkit/streams.ts";
import { home, modal, openModal, plain, question, triggerOf } from "../../../testkit/views.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";
import { methods } from "../../methods/registry.ts";
import type { Body } from "../../../testkit/checkAnswer.ts";

type Blocks = readonly object[];

/** A way by which an app's blocks come in: what it answered, and how it points to them. */
interface Entrance {
  readonly root: string;
  readonly send: (world: Workspace, blocks: Blocks, app: PlayedApp) => Promise<Body | string>;
}

const url = "https://example.com/menu";
const form = (blocks: Blocks) => modal("Form", { submit: plain("Send"), blocks });

async function sendTo(address: string, payload: object): Promise<string> {
  const response = await fetch(address.replace("localhost", "127.0.0.1"), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(payload),
  });
  return response.status === 200 ? "ok" : response.text();
}

/** Alice runs the app's command; the app answers it with these fields. */
async function runCommand(world: Workspace, app: PlayedApp, answer: object) {
  app.answers(() => answer);
  const alice = await atHome(world, world.alice);
  return alice.does("client.commands.run", { channel: world.general, command: "/dev", text: "" });
}

async function submit(world: Workspace, app: PlayedApp, answer: object): Promise<string> {
  app.answers(() => answer);
  const { id: view_id } = await openModal(world, modal("Form", { submit: plain("Send"), blocks: [question("why")] }));
  const alice = await atHome(world, world.alice);
  const { outcome, why } = await alice.does("client.views.submit", { view_id, values: { why: { why: "x" } } });
  return outcome === "failed" ? (why ?? "") : "ok";
}

const entrances: Readonly<Record<string, Entrance>> = {
  "chat.postMessage": {
    root: "/blocks",
    send: (world, blocks) => world.bot.asks("chat.postMessage", { channel: world.general, blocks }),
  },
  "an attachment": {
    root: "/attachments/0/blocks",
    send: (world, blocks) =>
      world.bot.asks("chat.postMessage", { channel: world.general, text: "x", attachments: [{ blocks }] }),
  },
  "chat.postEphemeral": {
    root: "/blocks",
    send: (world, blocks) =>
      world.bot.asks("chat.postEphemeral", { channel: world.general, user: world.alice.id, blocks }),
  },
  "chat.scheduleMessage": {
    root: "/blocks",
    send(world, blocks) {
      const post_at = Math.floor(world.clock.nowMs() / 1000) + 600;
      return world.bot.asks("chat.scheduleMessage", { channel: world.general, post_at, blocks });
    },
  },
  "chat.update": {
    root: "/blocks",
    async send(world, blocks) {
      const { channel, ts } = await world.bot.does("chat.postMessage", { channel: world.general, text: "x" });
      return world.bot.asks("chat.update", { channel, ts, blocks });
    },
  },
  "chat.unfurl": {
    root: "/attachments/0/blocks",
    async send(world, blocks) {
      const features = { bot_user: { display_name: "dev" }, unfurl_domains: ["example.com"] };
      await configureApp(world, {}, { features });
      const { channel, ts } = await world.bob.does("chat.postMessage", { channel: world.random, text: `<${url}>` });
      return world.bot.asks("chat.unfurl", { channel, ts, unfurls: { [url]: { blocks } } });
    },
  },
  "chat.startStream": {
    root: "/blocks",
    send: async (world, blocks) =>
      world.bot.asks("chat.startStream", { ...(await ask(world)), chunks: [{ type: "blocks", blocks }] }),
  },
  "chat.appendStream": {
    root: "/blocks",
    async send(world, blocks) {
      const { channel, ts } = await startAnswer(world);
      return world.bot.asks("chat.appendStream", { channel, ts, chunks: [{ type: "blocks", blocks }] });
    },
  },
  "chat.stopStream": {
    root: "/blocks",
    async send(world, blocks) {
      const { channel, ts } = await startAnswer(world, { markdown_text: "x" });
      return world.bot.asks("chat.stopStream", { channel, ts, blocks });
    },
  },
  "views.open": {
    root: "/view/blocks",
    send: (world, blocks) => world.bot.asks("views.open", { trigger_id: triggerOf(world), view: form(blocks) }),
  },
  "views.push": {
    root: "/view/blocks",
    async send(world, blocks) {
      const { id: viewId } = await openModal(world);
      return world.bot.asks("views.push", { trigger_id: triggerOf(world, { viewId }), view: form(blocks) });
    },
  },
  "views.update": {
    root: "/view/blocks",
    async send(world, blocks) {
      const { id: view_id } = await openModal(world);
      return world.bot.asks("views.update", { view_id, view: form(blocks) });
    },
  },
  "views.publish": {
    root: "/view/blocks",
    send: (world, blocks) => world.bot.asks("views.publish", { user_id: world.alice.id, view: home({ blocks }) }),
  },
  "the answer to a submission": {
    root: "/view/blocks",
    send: (world, blocks, app) => submit(world, app, { response_action: "update", view: form(blocks) }),
  },
  "files.completeUploadExternal": {
    root: "/blocks",
    async send(world, blocks) {
      const id = await sendBytes(world, world.bot, { name: "x.png" });
      return world.bot.asks("files.completeUploadExternal", {
        files: [{ id }],
        channel_id: world.general,
        blocks,
      });
    },
  },
  "an incoming webhook": {
    root: "",
    async send(world, blocks) {
      const { webhook_url = "" } = await world.platform.describeDev();
      return sendTo(webhook_url, { text: "x", blocks });
    },
  },
  "a response address": {
    root: "",
    async send(world, blocks, app) {
      await runCommand(world, app, {});
      return sendTo((app.last() as { response_url: string }).response_url, { blocks });
    },
  },
  "the answer to a command": {
    root: "",
    async send(world, blocks, app) {
      const { shown, why = "" } = await runCommand(world, app, { blocks });
      return shown ? "ok" : why;
    },
  },
};

/** Every place of a picture in blocks. */
const pictures: Readonly<Record<string, (slack_file: object) => object>> = {
  "/0": (slack_file) => ({ type: "image", alt_text: "x", slack_file }),
  "/0/accessory": (slack_file) => ({
    type: "section",
    text: { type: "mrkdwn", text: "x" },
    accessory: { type: "image", alt_text: "x", slack_file },
  }),
  "/0/elements/0": (slack_file) => ({ type: "context", elements: [{ type: "image", alt_text: "x", slack_file }] }),
};

const png = { name: "x.png" };

/** One that the app cannot see, and one that it can. */
async function twoFiles(world: Workspace) {
  return {
    hidden: await upload(world, world.alice, { ...png, channels: [world.secret] }),
    shared: await upload(world, world.alice, { ...png, channels: [world.general] }),
  };
}

const isOk = (answer: Body | string): boolean => (typeof answer === "string" ? answer === "ok" : answer.ok);

describe("a picture that is a file", () => {
  for (const [name, { root, send }] of Object.entries(entrances)) {
    test(`comes in by ${name} only if its author can see the file`, async () => {
      const app = playApp();
      await using world = await workspace({ ask: app.ask });
      const { hidden, shared } = await twoFiles(world);

      for (const [below, picture] of Object.entries(pictures)) {
        const refused = await send(world, [picture({ id: hidden.id })], app);
        assert.equal(isOk(refused), false, `a hidden file at ${below}`);
        const taken = await send(world, [picture({ id: shared.id })], app);
        assert.equal(isOk(taken), true, `${below}: ${JSON.stringify(taken)}`);
        if (root === "") continue;
        const line = `invalid slack file [json-pointer:${root}${below}/slack_file]`;
        assert.ok(JSON.stringify(refused).includes(line), `${JSON.stringify(refused)} does not point to ${below}`);
      }
    });
  }

  test("is named by the id or an address of a file that its author can see, and by nothing else", async () => {
    await using world = await workspace();
    const { hidden, shared } = await twoFiles(world);
    const unshared = await upload(world, world.bob, png);
    const own = await upload(world, world.bot, png);
    const deleted = await upload(world, world.bot, png);
    await world.bot.does("files.delete", { file: deleted.id });
    const post = (slack_file: object) =>
      world.bot.asks("chat.postMessage", {
        channel: world.general,
        blocks: [{ type: "image", alt_text: "x", slack_file }],
      });

    const visible = [{ id: shared.id }, { url: shared.url_private }, { url: shared.permalink }, { id: own.id }];
    for (const file of visible) assert.equal((await post(file)).ok, true, JSON.stringify(file));
    const invalid = [
      { id: "F0000000000" },
      { id: "' or 1 = 1" },
      { id: unshared.id },
      { id: deleted.id },
      { url: hidden.url_private },
      { url: hidden.permalink },
      { url: "https://example.com/picture.png" },
    ];
    for (const file of invalid) assert.equal((await post(file)).error, "invalid_blocks", JSON.stringify(file));
  });

  test("is checked in every method that takes blocks, views or attachments", () => {
    const fields = ["blocks", "view", "attachments", "chunks", "unfurls"];
    const taking = [...methods.values()].filter(({ params }) => fields.some((field) => field in params));
    // It only tells whether blocks have the right form, and keeps nothing.
    const covered = new Set([...Object.keys(entrances), "blocks.validate"]);
    assert.deepEqual(
      taking.map((method) => method.name).filter((name) => !covered.has(name)),
      [],
    );
  });

  test("may be one of the files that are completed together with it", async () => {
    await using world = await workspace();
    const id = await sendBytes(world, world.bot, { name: "x.png" });

    await world.bot.does("files.completeUploadExternal", {
      files: [{ id }],
      channel_id: world.general,
      blocks: [{ type: "image", alt_text: "x", slack_file: { id } }],
    });

    assert.equal((await world.bot.does("files.info", { file: id })).file.id, id);
  });
});
