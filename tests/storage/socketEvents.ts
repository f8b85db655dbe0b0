import { parseTs } from "@platform/protocol";
import type { ConversationKind } from "@platform/protocol/conversationScopes.ts";
import { joinByLink } from "@platform/server/domain/invites/joinByLink.ts";
import { nobody } from "@platform/server/domain/caller.ts";
import { makeAgent } from "../../packages/server/testkit/agents.ts";
import { enableCodeChannels } from "../../packages/server/testkit/codeChannels.ts";
import { devApp } from "../../packages/server/testkit/receiving.ts";
import { beginThread } from "../../packages/server/testkit/assisting.ts";
import { draftBlocks } from "../../packages/server/testkit/drafts.ts";
import { addTracker, openDetails, task } from "../../packages/server/testkit/entities.ts";
import { upload } from "../../packages/server/testkit/files.ts";
import { makeRecord } from "../../packages/server/testkit/lists.ts";
import { openDm } from "../../packages/server/testkit/openDm.ts";
import { retainKind } from "../../packages/server/testkit/retention.ts";
import { atHome } from "../../packages/server/testkit/ownToken.ts";
import { shareWithFrank } from "../../packages/server/testkit/sharing.ts";
import { modal, triggerOf } from "../../packages/server/testkit/views.ts";
import type { Workspace } from "../../packages/server/testkit/workspace.ts";
import { Listening } from "./listening.ts";
import { backdateMessage } from "./operations/backdateMessage.ts";

/**
 * Makes every event happen that sockets carry, in every kind of conversation, so that bob receives it. Returns the kind
 * of each conversation in which something happened. `delivered` waits for what has happened so far: delivery reads the
 * channel of an event, so what it has not seen when a channel is deleted, it does not pass on.
 */
export async function makeEverythingHappen(
  world: Workspace,
  other: Workspace,
  delivered: () => Promise<void> = world.platform.settle,
): Promise<ReadonlyMap<string, ConversationKind>> {
  const kinds = new Map<string, ConversationKind>([[world.general, "public"]]);
  await inEveryKind(world, kinds);
  await toChannels(world, kinds);
  await aboutThemselves(world);
  await joinWorkspace(world);
  await administer(world);
  await inViews(world);
  await byAssistant(world, kinds);
  await inCodeChannel(world, kinds);
  await byTracker(world);
  await comeAndType(world, other);
  await growOld(world);
  await byAdministrators(world, kinds, delivered);
  return kinds;
}

async function inEveryKind(world: Workspace, kinds: Map<string, ConversationKind>): Promise<void> {
  const { alice, bob, carol } = world;
  const { channel: record } = await makeRecord(alice, bob);
  kinds.set(world.random, "public").set(world.secret, "private").set(record, "record");
  kinds.set(await openDm(world, alice, bob), "im").set(await openDm(world, alice, bob, carol), "mpim");
  for (const [channel, kind] of kinds) {
    if (channel === world.general) continue;
    const metadata = { event_type: "task_created", event_payload: { id: "1" } };
    const { ts } = await alice.does("chat.postMessage", { channel, text: "Lunch?", metadata });
    await alice.does("chat.update", { channel, ts, text: "Dinner?", metadata: { ...metadata, event_payload: {} } });
    await bob.does("conversations.mark", { channel, ts });
    if (kind !== "record") {
      await bob.does("reactions.add", { channel, timestamp: ts, name: "tada" });
      await bob.does("reactions.remove", { channel, timestamp: ts, name: "tada" });
      await alice.does("pins.add", { channel, timestamp: ts });
      await alice.does("pins.remove", { channel, timestamp: ts });
    }
    if (kind !== "record") {
      const { ts: own } = await bob.does("chat.postMessage", { channel, text: "Who cooks?" });
      const { ts: reply } = await alice.does("chat.postMessage", { channel, text: "You.", thread_ts: own });
      const client = await atHome(world, bob);
      await client.does("client.threads.mark", { channel, thread_ts: own, ts: reply });
      await client.does("client.threads.follow", { channel, thread_ts: own, is_followed: false });
      await client.does("client.threads.follow", { channel, thread_ts: own });
      await client.does("client.feed.mark", { ts: reply });
    }
    await alice.does("chat.delete", { channel, ts });
  }
  for (const channels of [[world.random, world.secret], []]) {
    const file = await upload(world, bob, { channels });
    await bob.does("files.sharedPublicURL", { file: file.id });
    const shown = Object.entries({ ...file.shares.public, ...file.shares.private });
    for (const [channel, [share]] of shown) await bob.does("chat.delete", { channel, ts: share?.ts ?? "" });
    await bob.does("files.delete", { file: file.id });
  }
  for (const place of [{ channel_id: world.random }, { channel_id: world.secret }, {}]) {
    const { canvas_id } = await bob.does("canvases.create", place);
    const title_content = { type: "markdown", markdown: "Menu" } as const;
    await bob.does("canvases.edit", { canvas_id, changes: [{ operation: "rename", title_content }] });
    await bob.does("canvases.delete", { canvas_id });
  }
  const channel = world.random;
  await world.bot.does("chat.postEphemeral", { channel, user: bob.id, text: "Only you" });
  await alice.does("conversations.setTopic", { channel, topic: "Lunch" });
  await alice.does("conversations.setPurpose", { channel, purpose: "To agree on lunch" });
  const { ts } = await bob.does("chat.postMessage", { channel, text: "Soup?" });
  await alice.does("chat.postMessage", { channel, text: "Yes", thread_ts: ts, reply_broadcast: true });
}

async function toChannels(world: Workspace, kinds: Map<string, ConversationKind>): Promise<void> {
  const { alice, bob, carol } = world;
  for (const isPrivate of [false, true]) {
    const kind = isPrivate ? "private" : "public";
    const { channel } = await alice.does("conversations.create", { name: `made-${kind}`, is_private: isPrivate });
    kinds.set(channel.id, kind);
    await alice.does("conversations.invite", { channel: channel.id, users: [bob.id, carol.id] });
    await alice.does("conversations.rename", { channel: channel.id, name: `renamed-${kind}` });
    await alice.does("conversations.kick", { channel: channel.id, user: carol.id });
    await alice.does("conversations.archive", { channel: channel.id });
    await alice.does("conversations.unarchive", { channel: channel.id });
    // Another one to be removed from.
    const { channel: left } = await alice.does("conversations.create", { name: `left-${kind}`, is_private: isPrivate });
    kinds.set(left.id, kind);
    await alice.does("conversations.invite", { channel: left.id, users: [bob.id] });
    await alice.does("conversations.kick", { channel: left.id, user: bob.id });
  }
  const { channel: shared } = await shareWithFrank(world);
  kinds.set(shared, "public");
  const team_id = world.dev.teams.at(-1)?.id ?? "";
  await alice.does("admin.conversations.disconnectShared", { channel_id: shared, leaving_team_ids: [team_id] });
  for (const users of [[carol.id], [carol.id, alice.id]]) {
    const { channel } = await bob.does("conversations.open", { users });
    kinds.set(channel.id, users.length === 1 ? "im" : "mpim");
    await bob.does("conversations.close", { channel: channel.id });
    await bob.does("conversations.open", { users });
  }
}

/** A message of each kind of conversation becomes too old, and a run deletes it. */
async function growOld(world: Workspace): Promise<void> {
  const { alice, bob, carol, platform, clock } = world;
  for (const kind of ["public", "private", "direct"] as const) {
    await retainKind(alice, { kind, duration_days: 1 });
  }
  const rooms = [world.random, world.secret, await openDm(world, alice, bob), await openDm(world, alice, bob, carol)];
  for (const channel of rooms) {
    const { ts } = await alice.does("chat.postMessage", { channel, text: "Forget this" });
    await platform.store.write(backdateMessage, { caller: nobody, nowMs: clock.nowMs() }, { ts: parseTs(ts) ?? 0 });
  }
  await alice.does("admin.retention.run", {});
  await platform.settle();
}

async function aboutThemselves(world: Workspace): Promise<void> {
  const { alice, bob, carol } = world;
  await alice.does("admin.emoji.add", { name: "acme", url: "https://example.com/acme.png" });
  await alice.does("admin.emoji.addAlias", { name: "ac", alias_for: "acme" });
  await alice.does("admin.emoji.rename", { name: "acme", new_name: "acme2" });
  await alice.does("admin.emoji.remove", { name: "acme2" });
  await carol.does("users.profile.set", { profile: { status_text: "Away" } });
  const { usergroup } = await alice.does("usergroups.create", { name: "Cooks", handle: "cooks" });
  await alice.does("usergroups.users.update", { usergroup: usergroup.id, users: [bob.id, carol.id] });
  await alice.does("usergroups.users.update", { usergroup: usergroup.id, users: [carol.id] });
  await (await atHome(world, bob)).does("client.preferences.set", { notify: "nothing" });
  await (await atHome(world, bob)).does("client.sections.create", { name: "Projects" });
  await sendLater(world);
  await bob.does("dnd.setSnooze", { num_minutes: "20" });
  const direct = await openDm(world, alice, bob);
  const { ts } = await alice.does("chat.postMessage", { channel: direct, text: "It is urgent" });
  await (await atHome(world, alice)).does("client.dnd.override", { channel: direct, ts });
  await bob.does("users.setPresence", { presence: "away" });
  await bob.does("users.setPresence", { presence: "auto" });
  await bob.does("stars.add", { channel: world.random });
  await bob.does("stars.remove", { channel: world.random });
  await bob.does("reminders.add", { text: "send invoice", time: "in 5 minutes" });
}

/** Jobs and channels that are deleted. */
async function byAdministrators(
  { alice, bob, dev }: Workspace,
  kinds: Map<string, ConversationKind>,
  delivered: () => Promise<void>,
): Promise<void> {
  const create = async (name: string, kind: "public" | "private") => {
    const { channel } = await bob.does("conversations.create", { name, is_private: kind === "private" });
    kinds.set(channel.id, kind);
    return channel.id;
  };
  const over = [await create("over", "public"), await create("over-private", "private")];
  const idle = await create("idle", "public");
  const person = { team_id: dev.teams[0]?.id ?? "", user_id: bob.id };
  await alice.does("admin.users.setAdmin", person);
  await bob.does("admin.conversations.bulkArchive", { channel_ids: [idle] });
  await alice.does("admin.users.setRegular", person);
  await delivered();
  for (const channel_id of over) await alice.does("admin.conversations.delete", { channel_id });
}

/** Drafts and scheduled messages, at the person's own client. */
async function sendLater(world: Workspace): Promise<void> {
  const bob = await atHome(world, world.bob);
  const channel = world.random;
  const { draft } = await bob.does("client.drafts.save", { channel, blocks: draftBlocks("Soon") });
  await bob.does("client.drafts.delete", { draft_id: draft.id, version: draft.version });
  const post_at = Math.floor(world.clock.nowMs() / 1000) + 86_400;
  const { scheduled_message_id } = await bob.does("chat.scheduleMessage", { channel, post_at, text: "Later" });
  await bob.does("chat.deleteScheduledMessage", { channel, scheduled_message_id });
}

async function joinWorkspace(world: Workspace): Promise<void> {
  const { invite } = await world.alice.does("admin.inviteLinks.create", { team_id: world.dev.teams[0]?.id ?? "" });
  const { pathname, searchParams } = new URL(invite.url);
  const inviteId = pathname.slice("/join/".length);
  const key = searchParams.get("key") ?? "";
  const person = { realName: "Eve Ericson", email: "eve@acme.test", passwordHash: "", locale: "en-US" };
  const context = { caller: nobody, nowMs: world.clock.nowMs() };
  const joined = await world.platform.store.write(joinByLink, context, { inviteId, key, ...person });
  if (!joined.ok) throw new Error(`nobody joined: ${joined.error}`);
}

/** What administrators change for everyone. */
async function administer({ alice, dev }: Workspace): Promise<void> {
  await alice.does("admin.teams.settings.setName", { team_id: dev.teams[0]?.id ?? "", name: "Acme International" });
}

async function inViews(world: Workspace): Promise<void> {
  const { bot, bob } = world;
  const { view } = await bot.does("views.open", { trigger_id: triggerOf(world, { person: bob }), view: modal() });
  const trigger_id = triggerOf(world, { person: bob, viewId: view.id });
  const pushed = await bot.does("views.push", { trigger_id, view: modal("Next") });
  await bot.does("views.update", { view_id: pushed.view.id, view: modal("Last") });
  await (await atHome(world, bob)).does("client.views.close", { view_id: pushed.view.id });
}

/** The status of an assistant's thread is for those in the conversation, so bob begins one of his own. */
async function byAssistant(world: Workspace, kinds: Map<string, ConversationKind>): Promise<void> {
  const { channel, thread_ts } = await beginThread({ ...world, alice: world.bob });
  kinds.set(channel, "im");
  const session = { channel_id: channel, thread_ts };
  await world.bot.does("assistant.threads.setStatus", { ...session, status: "thinks" });
  await makeAgent(world);
  await world.bot.does("agents.sessions.setStatus", { ...session, status: "processing" });
  const bob = await atHome(world, world.bob);
  await bob.does("client.agents.sessions.mark", { ...session, is_pinned: true });
  await bob.does("client.agents.sessions.rename", { ...session, title: "Lunch" });
  await bob.does("client.agents.sessions.stop", session);
  await bob.does("client.agents.look", { app_id: devApp(world).id });
}

/** A session that is a channel: what its agent shows changes, and a person clicks in the context bar. */
async function inCodeChannel(world: Workspace, kinds: Map<string, ConversationKind>): Promise<void> {
  await enableCodeChannels(world);
  const { channel_id } = await world.bot.does("agents.conversations.create", { name: "Repairs" });
  kinds.set(channel_id, "public");
  await world.bot.does("conversations.invite", { channel: channel_id, users: [world.bob.id] });
  const code_channel = { context_bar_items: [{ key: "retry", label: "Run again", item_type: "action" }] } as const;
  await world.bot.does("agents.conversations.setProperties", { channel_id, code_channel: { ...code_channel } });
  await (await atHome(world, world.bob)).does("client.codeChannels.click", { channel: channel_id, key: "retry" });
}

/** The details of a work object are for the person who opened them. */
async function byTracker(world: Workspace): Promise<void> {
  const { trigger_id } = await openDetails({ ...world, alice: world.bob }, { prepare: () => addTracker(world) });
  await world.bot.does("entity.presentDetails", { trigger_id, metadata: task });
}

/** Typing and presence pass between servers by themselves. */
async function comeAndType(world: Workspace, other: Workspace): Promise<void> {
  await using carol = await Listening.as(other.carol);
  carol.say({ type: "typing", channel: world.general });
  carol.say({ type: "ping", id: 1 });
  await carol.until("an answer", (frame) => frame.type === "pong");
}
