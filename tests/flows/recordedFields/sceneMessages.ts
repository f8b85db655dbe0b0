import { beginThread } from "../../../packages/server/testkit/assisting.ts";
import { upload } from "../../../packages/server/testkit/files.ts";
import { atHome } from "../../../packages/server/testkit/ownToken.ts";
import type { Actor, Workspace } from "../../../packages/server/testkit/workspace.ts";
import { home } from "../../../packages/server/testkit/views.ts";

const blocks = [{ type: "section", block_id: "menu", text: { type: "mrkdwn", text: "Soup" } }];
const attachments = [{ text: "And bread", fallback: "And bread" }];
const metadata = { event_type: "menu", event_payload: { id: "1" } };
const everything = { text: "Lunch", blocks, attachments, metadata };

/** Messages of people and apps, with everything that a message can have. */
export async function playMessages(world: Workspace): Promise<void> {
  const { alice, bob, bot, random: channel } = world;
  const me = await atHome(world, bob);
  const oldest = "1000000000.000000";
  const written = { text: "Lunch", blocks, attachments, client_msg_id: crypto.randomUUID() };
  const { ts } = await me.does("chat.postMessage", { channel, ...written });
  await bot.does("chat.postMessage", { channel, thread_ts: ts, reply_broadcast: true, ...everything });
  await alice.does("chat.postMessage", { channel, thread_ts: ts, text: "Yes" });
  await me.does("chat.meMessage", { channel, text: "eats" });
  await actOn(alice, { channel, ts });
  await alice.does("chat.postMessage", { channel, text: "See you", thread_ts: ts, reply_broadcast: true });
  await me.does("chat.update", { channel, ts, text: "Dinner", blocks, attachments });

  const disguise = { username: "Chef", icon_url: "https://example.com/chef.png" };
  const chef = await bot.does("chat.postMessage", { channel, ...everything, ...disguise });
  await bot.does("chat.postMessage", {
    channel,
    thread_ts: chef.ts,
    reply_broadcast: true,
    ...everything,
    ...disguise,
  });
  await bot.does("chat.postMessage", { channel, thread_ts: ts, reply_broadcast: true, text: "Tea?", ...disguise });
  await actOn(alice, { channel, ts: chef.ts });
  await bot.does("chat.update", { channel, ts: chef.ts, ...everything, text: "Dinner" });
  const plain = await bot.does("chat.postMessage", { channel, ...everything });
  await actOn(alice, { channel, ts: plain.ts });
  await bot.does("chat.update", { channel, ts: plain.ts, text: "Changed" });
  const at = Math.floor(world.clock.nowMs() / 1000) + 3_600;
  await bot.does("chat.scheduleMessage", { channel, post_at: at, ...everything });

  const { user_id } = await bot.does("auth.test", {});
  await me.does("chat.postMessage", {
    channel,
    thread_ts: ts,
    text: `<@${user_id}> what is for lunch?`,
    client_msg_id: crypto.randomUUID(),
  });
  await bot.does("chat.postMessage", { channel, text: `<@${user_id}> says it to itself`, ...disguise });
  const file = await upload(world, bob, { channels: [channel], comment: `<@${user_id}> the menu`, threadTs: ts });
  await bob.does("files.info", { file: file.id });
  const { messages } = await bob.does("conversations.replies", { channel, ts, include_all_metadata: true });
  const shared = messages.find((message) => JSON.stringify(message).includes(file.id));
  await bob.does("chat.update", { channel, ts: shared?.ts ?? "", text: "The new menu" });
  await alice.does("reactions.add", { channel, timestamp: shared?.ts ?? "", name: "yum" });
  await alice.does("stars.add", { file: file.id });
  await alice.does("files.info", { file: file.id });
  await bot.does("chat.postMessage", { channel, thread_ts: ts, ...everything, ...disguise });
  const own = { channel, text: "Sure", thread_ts: ts, reply_broadcast: true, client_msg_id: crypto.randomUUID() };
  const { ts: sure } = await me.does("chat.postMessage", own);

  await beginThread(world);
  const { channel: dm, thread_ts } = await (
    await atHome(world, alice)
  ).does("client.assistant.open", {
    app_id: (await bot.does("bots.info", { bot: (await bot.does("auth.test", {})).bot_id ?? "" })).bot.app_id,
  });
  await bot.does("conversations.history", { channel: dm });
  await bot.does("conversations.replies", { channel: dm, ts: thread_ts });
  await bot.does("reactions.add", { channel: dm, timestamp: thread_ts, name: "wave" });
  await bot.does("reactions.get", { channel: dm, timestamp: thread_ts });
  await bot.does("reactions.list", {});

  await bob.does("conversations.history", { channel, oldest, latest: "9999999999.000000", include_all_metadata: true });
  await bob.does("conversations.replies", { channel, ts, include_all_metadata: true });
  await alice.does("reactions.list", {});
  for (const gone of [sure, shared?.ts ?? "", ts]) await me.does("chat.delete", { channel, ts: gone });
  await bot.does("chat.delete", { channel, ts: chef.ts });
  await bot.does("chat.delete", { channel, ts: plain.ts });
  await me.does("client.home.visit", { app_id: plain.message.app_id ?? "" });
  await bot.does("views.publish", { user_id: bob.id, view: home() });
}

async function actOn(person: Actor, { channel, ts }: { channel: string; ts: string }): Promise<void> {
  await person.does("reactions.add", { channel, timestamp: ts, name: "yum" });
  await person.does("reactions.get", { channel, timestamp: ts });
  await person.does("pins.add", { channel, timestamp: ts });
  await person.does("pins.list", { channel });
  await person.does("pins.remove", { channel, timestamp: ts });
}
