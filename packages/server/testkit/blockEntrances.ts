import type { Body } from "./checkAnswer.ts";
import { enableCodeChannels } from "./codeChannels.ts";
import { sendBytes } from "./files.ts";
import { atHome } from "./ownToken.ts";
import type { PlayedApp } from "./playedApp.ts";
import { configureApp } from "./receiving.ts";
import { ask, startAnswer } from "./streams.ts";
import { home, modal, openModal, plain, question, triggerOf } from "./views.ts";
import type { Workspace } from "./workspace.ts";

export type Blocks = readonly object[];

/** A way by which an app's blocks come in: what it answered, and how it points to them. */
export interface Entrance {
  readonly root: string;
  readonly send: (world: Workspace, blocks: Blocks, app: PlayedApp) => Promise<Body | string>;
}

const url = "https://example.com/menu";
const form = (blocks: Blocks) => modal("Form", { submit: plain("Send"), blocks });

/** Sends JSON to an address of a message: `ok`, or what it answered instead. */
export async function sendTo(address: string, payload: object): Promise<string> {
  const response = await fetch(address.replace("localhost", "127.0.0.1"), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(payload),
  });
  return response.status === 200 ? "ok" : response.text();
}

/** Alice runs the app's command; the app answers it with these fields. */
export async function runCommand(world: Workspace, app: PlayedApp, answer: object) {
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

/** Every way by which an app's blocks reach the server. */
export const entrances: Readonly<Record<string, Entrance>> = {
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
  "agents.conversations.setView": {
    root: "/blocks",
    async send(world, blocks) {
      await enableCodeChannels(world);
      const { channel_id } = await world.bot.does("agents.conversations.create", {
        session_id: "one",
        name: "Repairs",
      });
      const view = { channel_id, type: "block_kit", view_key: "plan" };
      return world.bot.asks("agents.conversations.setView", { ...view, blocks });
    },
  },
  "client.scheduled.create": {
    root: "/blocks",
    async send(world, blocks) {
      const carol = await atHome(world, world.carol);
      const post_at = Math.floor(world.clock.nowMs() / 1000) + 600;
      const files = [{ id: await sendBytes(world, carol) }];
      return carol.asks("client.scheduled.create", { channel: world.general, post_at, files, blocks });
    },
  },
  "client.scheduled.update": {
    root: "/blocks",
    async send(world, blocks) {
      const carol = await atHome(world, world.carol);
      const post_at = Math.floor(world.clock.nowMs() / 1000) + 600;
      const sent = { channel: world.general, post_at, text: "x" };
      const { scheduled_message_id } = await carol.does("chat.scheduleMessage", sent);
      return carol.asks("client.scheduled.update", { scheduled_message_id, blocks });
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
    root: "/chunks/0/blocks",
    send: async (world, blocks) =>
      world.bot.asks("chat.startStream", { ...(await ask(world)), chunks: [{ type: "blocks", blocks }] }),
  },
  "chat.appendStream": {
    root: "/chunks/0/blocks",
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

export const isOk = (answer: Body | string): boolean => (typeof answer === "string" ? answer === "ok" : answer.ok);
