import { upload } from "../../../packages/server/testkit/files.ts";
import { atHome } from "../../../packages/server/testkit/ownToken.ts";
import { modal, openModal, plain, home } from "../../../packages/server/testkit/views.ts";
import type { Workspace } from "../../../packages/server/testkit/workspace.ts";

const say = (text: string) => ({ ...plain(text), emoji: true });
const confirm = { title: say("Sure?"), text: say("Really?"), confirm: say("Yes"), deny: say("No") };
const options = ["a", "b"].map((value) => ({ text: say(value.toUpperCase()), value }));

/** Elements that a person uses, each with the value that they give it. */
function elementsFor(world: Workspace): readonly (readonly [object, unknown])[] {
  const placeholder = say("Choose");
  return [
    [{ type: "button", text: say("Go"), value: "1", style: "primary", url: "https://example.com", confirm }, undefined],
    [{ type: "static_select", options, placeholder, initial_option: options[0], confirm }, "b"],
    [{ type: "users_select", placeholder, initial_user: world.bob.id }, world.alice.id],
    [{ type: "channels_select", placeholder, initial_channel: world.random }, world.general],
    [{ type: "conversations_select", placeholder, initial_conversation: world.random }, world.general],
    [{ type: "datepicker", initial_date: "2026-12-24" }, "2026-12-25"],
    [{ type: "timepicker", initial_time: "12:00" }, "13:00"],
    [{ type: "external_select", placeholder, min_query_length: 0, initial_option: options[0] }, "b"],
  ];
}

/** People use messages, views and shortcuts of the app. */
export async function playInteractions(world: Workspace): Promise<void> {
  const { bot, bob, random: channel } = world;
  const alice = await atHome(world, world.alice);
  const elements = elementsFor(world).map(([element], index) => ({ ...element, action_id: `a${index}` }));
  const blocks = [{ type: "actions", block_id: "row", elements }];
  const attachments = [{ text: "And bread" }];
  const { ts: root } = await bob.does("chat.postMessage", { channel, text: "Lunch?" });
  const content = { channel, text: "Well?", blocks, attachments, metadata: { event_type: "menu", event_payload: {} } };
  const { ts } = await bot.does("chat.postMessage", content);
  const { ts: reply } = await bot.does("chat.postMessage", { ...content, thread_ts: root, reply_broadcast: true });
  await bob.does("chat.postMessage", { channel, thread_ts: ts, text: "Soup" });
  await bob.does("reactions.add", { channel, timestamp: ts, name: "yum" });
  await bob.does("pins.add", { channel, timestamp: ts });
  await bot.does("chat.update", { ...content, ts, text: "So?" });
  for (const [index, [, value]] of elementsFor(world).entries()) {
    if (index === 7) continue;
    const place = { channel, ts, block_id: "row", action_id: `a${index}` };
    await alice.does("client.blocks.act", { ...place, ...(value === undefined ? {} : { value }) });
  }
  await alice.does("client.blocks.act", { channel, ts: reply, block_id: "row", action_id: "a0" });
  const icon = { username: "Chef", icon_emoji: ":cook:" };
  const { ts: chef } = await bot.does("chat.postMessage", { ...content, ...icon });
  await alice.does("client.blocks.act", { channel, ts: chef, block_id: "row", action_id: "a0" });
  const title = say("Menu");
  const view = await openModal(world, modal("Menu", { title, submit: say("Order"), close: say("Cancel"), blocks }));
  await alice.does("client.blocks.act", { view_id: view.id, block_id: "row", action_id: "a0" });
  await bot.does("views.publish", { user_id: bob.id, view: home({ blocks }) });
  await bob.does("conversations.setTopic", { channel, topic: "Lunch" });
  await bob.does("conversations.setPurpose", { channel, purpose: "To eat" });
  const me = await atHome(world, bob);
  await me.does("chat.postMessage", { channel, text: "Now", client_msg_id: crypto.randomUUID() });
  await upload(world, bob, { channels: [channel] });
  const { messages } = await bob.does("conversations.history", { channel, limit: 4 });
  await useMessageShortcut(world, [ts, chef, root, reply, ...messages.map((message) => message.ts)]);
}

async function useMessageShortcut(world: Workspace, messages: readonly string[]): Promise<void> {
  const alice = await atHome(world, world.alice);
  const { apps } = await alice.does("client.apps.list", {});
  const shortcut = apps.flatMap((one) => one.shortcuts).find(({ type }) => type === "message");
  for (const ts of messages)
    await alice.does("client.shortcuts.run", { callback_id: shortcut?.callback_id ?? "", channel: world.random, ts });
}
