import { randomBytes } from "node:crypto";
import { makeCanvas, sectionsWith } from "../../packages/server/testkit/canvases.ts";
import { draftBlocks } from "../../packages/server/testkit/drafts.ts";
import { upload } from "../../packages/server/testkit/files.ts";
import { atHome } from "../../packages/server/testkit/ownToken.ts";
import { startAnswer } from "../../packages/server/testkit/streams.ts";
import type { Workspace } from "../../packages/server/testkit/workspace.ts";

/** A word that occurs nowhere else and that the search index keeps as one word. */
export function canaryWord(): string {
  return [...randomBytes(24)].map((byte) => String.fromCharCode(97 + (byte % 26))).join("");
}

/** Posts a text in one form and returns how to take it back. */
export type Form = (world: Workspace, text: string) => Promise<() => Promise<unknown>>;

const posts =
  (more: (world: Workspace, text: string) => object = (_world, text) => ({ text })): Form =>
  async (world, text) => {
    const { channel, ts } = await world.bot.does("chat.postMessage", { channel: world.random, ...more(world, text) });
    return () => world.bot.does("chat.delete", { channel, ts });
  };

/** Every way in which a message text enters the server, each with the call that removes it. */
export const forms: Readonly<Record<string, Form>> = {
  "a message that is deleted": posts(),
  "blocks that are deleted": posts((_world, text) => ({ text: "see below", blocks: textBlocks(text) })),
  "an attachment that is deleted": posts((_world, text) => ({ text: "see below", attachments: [{ text, id: 1 }] })),
  "metadata that is deleted": posts((_world, text) => ({
    text: "see below",
    metadata: { event_type: "noted", event_payload: { text } },
  })),
  "a mention of an app that is deleted": async (world, text) => {
    const { user_id: userId } = await world.bot.does("auth.test", {});
    const said = { channel: world.random, text: `<@${userId}> ${text}` };
    const { channel, ts } = await world.bob.does("chat.postMessage", said);
    return () => world.bob.does("chat.delete", { channel, ts });
  },
  "a message that is edited": async (world, text) => {
    const { channel, ts } = await world.bot.does("chat.postMessage", { channel: world.random, text });
    return () => world.bot.does("chat.update", { channel, ts, text: "something else" });
  },
  "an edit that is edited": async (world, text) => {
    const { channel, ts } = await world.bot.does("chat.postMessage", { channel: world.random, text: "a draft" });
    await world.bot.does("chat.update", { channel, ts, text });
    return () => world.bot.does("chat.update", { channel, ts, text: "something else" });
  },
  "a pinned message that is deleted": async (world, text) => {
    const { channel, ts } = await world.bob.does("chat.postMessage", { channel: world.random, text });
    await world.bob.does("pins.add", { channel, timestamp: ts });
    return () => world.bob.does("chat.delete", { channel, ts });
  },
  "a thread whose first message is deleted": async (world, text) => {
    const { channel, ts } = await world.bob.does("chat.postMessage", { channel: world.random, text });
    await world.alice.does("chat.postMessage", { channel, thread_ts: ts, text: "an answer" });
    return () => world.bob.does("chat.delete", { channel, ts });
  },
  "a reply that is deleted": reply({}),
  "a broadcast reply that is deleted": reply({ reply_broadcast: true }),
  "a direct message that is deleted": async (world, text) => {
    const opened = await world.bob.does("conversations.open", { users: [world.alice.id] });
    const { channel, ts } = await world.bob.does("chat.postMessage", { channel: opened.channel.id, text });
    return () => world.bob.does("chat.delete", { channel, ts });
  },
  "the comment of a file that is deleted": async (world, text) => {
    await upload(world, world.bob, { channels: [world.random], comment: text });
    const { messages } = await world.bob.does("conversations.history", { channel: world.random, limit: 1 });
    return () => world.bob.does("chat.delete", { channel: world.random, ts: messages[0]?.ts ?? "" });
  },
  "a canvas that is deleted": async (world, text) => {
    const canvas_id = await makeCanvas(world.bob, `# Plan\n\n${text}`);
    return () => world.bob.does("canvases.delete", { canvas_id });
  },
  "a section of a canvas that is deleted": async (world, text) => {
    const canvas_id = await makeCanvas(world.bob, `# Plan\n\n${text}`);
    const [section_id = ""] = await sectionsWith(world.bob, canvas_id, text);
    return () => world.bob.does("canvases.edit", { canvas_id, changes: [{ operation: "delete", section_id }] });
  },
  "a stream that is deleted": async (world, text) => {
    const { channel, ts } = await startAnswer(world);
    await world.bot.does("chat.appendStream", { channel, ts, markdown_text: text });
    await world.bot.does("chat.stopStream", { channel, ts });
    return () => world.bot.does("chat.delete", { channel, ts });
  },
  "a link preview that is deleted": async (world, text) => {
    const url = "https://example.com/menu";
    const { channel, ts } = await world.bob.does("chat.postMessage", { channel: world.random, text: `<${url}>` });
    await world.bot.does("chat.unfurl", { channel, ts, unfurls: { [url]: { text } } });
    return () => world.bob.does("chat.delete", { channel, ts });
  },
  "an ephemeral message": async (world, text) => {
    const shown = { channel: world.random, user: world.alice.id, text, blocks: textBlocks(text) };
    await world.bot.does("chat.postEphemeral", shown);
    return async () => undefined;
  },
  "a scheduled message that is cancelled": async (world, text) => {
    const { channel, scheduled_message_id: id } = await schedule(world, text, 7_200);
    return () => world.bob.does("chat.deleteScheduledMessage", { channel, scheduled_message_id: id });
  },
  "a draft that is changed, then deleted": async (world, text) => {
    const bob = await atHome(world, world.bob);
    const begun = { channel: world.random, blocks: draftBlocks(text) };
    const { draft } = await bob.does("client.drafts.save", begun);
    const more = { ...begun, blocks: draftBlocks(`${text} and more`), version: draft.version };
    const { draft: changed } = await bob.does("client.drafts.save", more);
    return () => bob.does("client.drafts.delete", { draft_id: changed.id, version: changed.version });
  },
  "a scheduled message that is rewritten": async (world, text) => {
    const bob = await atHome(world, world.bob);
    const post_at = Math.floor(world.clock.nowMs() / 1000) + 7_200;
    const { scheduled_message_id } = await bob.does("chat.scheduleMessage", { channel: world.random, post_at, text });
    return () => bob.does("client.scheduled.update", { scheduled_message_id, text: "something else" });
  },
  "a scheduled message that is posted, then deleted": async (world, text) => {
    await schedule(world, text, 60);
    world.clock.advance({ seconds: 60 });
    await world.platform.settle();
    const { messages } = await world.bob.does("conversations.history", { channel: world.random, limit: 1 });
    return () => world.bob.does("chat.delete", { channel: world.random, ts: messages[0]?.ts ?? "" });
  },
};

function textBlocks(text: string) {
  return [{ type: "section", text: { type: "mrkdwn", text } }];
}

function reply(more: object): Form {
  return async (world, text) => {
    const root = await world.alice.does("chat.postMessage", { channel: world.random, text: "a question" });
    const said = { channel: world.random, thread_ts: root.ts, text, ...more };
    const { channel, ts } = await world.bob.does("chat.postMessage", said);
    return () => world.bob.does("chat.delete", { channel, ts });
  };
}

function schedule({ bob, random, clock }: Workspace, text: string, inS: number) {
  return bob.does("chat.scheduleMessage", { channel: random, post_at: Math.floor(clock.nowMs() / 1000) + inS, text });
}
