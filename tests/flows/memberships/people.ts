import { scopeSentences } from "@platform/protocol";
import { makeTriggerId } from "../../../packages/server/src/domain/interactions/trigger.ts";
import { draftBlocks } from "../../../packages/server/testkit/drafts.ts";
import { sendBytes, upload } from "../../../packages/server/testkit/files.ts";
import { home, modal, plain, question } from "../../../packages/server/testkit/views.ts";
import type { Actor, Workspace } from "../../../packages/server/testkit/workspace.ts";
import { configOf } from "../objects/furnishApps.ts";
import type { Objects } from "../objects/stage.ts";
import { type Cast, castOf, type Tokens } from "../objects/stageCast.ts";

export type Side = "A" | "B";

/** One side of the matrix: a workspace, its owner and its app. */
export interface Workplace {
  readonly side: Side;
  readonly teamId: string;
  readonly owner: Actor;
  readonly bot: Actor;
  readonly botUserId: string;
  readonly appId: string;
  /** What everybody of the workspace has in common. */
  readonly common: Objects;
  /** Contained in every text that is planted in this workspace, and in no text of the other one. */
  readonly marker: string;
}

/** A person in one workspace, with tokens for it and objects of their own there. */
export interface Member {
  readonly name: string;
  readonly id: string;
  readonly tokens: Tokens;
  readonly own: Objects;
}

/** Gives a person of a workspace one of everything that a person can have there. */
export async function settle(world: Workspace, place: Workplace, name: string): Promise<Member> {
  const { teamId } = place;
  const id = idOf(world, name, teamId);
  const { user, config } = await tokensOf(castOf(world), { id, teamId });
  const rooms = await furnish(world, place, user);
  const shown = await showViews(world, place, user);
  return { name, id, tokens: { user: user.token, config: config.token }, own: { ...rooms, ...shown, user: id } };
}

export function idOf(world: Workspace, name: string, teamId: string): string {
  const found = world.dev.users.find((user) => user.name === name && user.team_id === teamId);
  if (!found) throw new Error(`there is no ${name} in ${teamId}`);
  return found.id;
}

async function tokensOf(cast: Cast, person: { id: string; teamId: string }): Promise<{ user: Actor; config: Actor }> {
  const scopes = Object.keys(scopeSentences);
  const shape = { kind: "user", appId: null, installationId: null, rotating: false } as const;
  const token = await cast.grant({ ...shape, teamId: person.teamId, userId: person.id, scopes });
  return { user: cast.world.actor(token, person.id), config: await configOf(cast.world, person) };
}

/** The owner makes what a guest may not; everything else is the person's own doing. */
async function furnish(world: Workspace, { owner, botUserId, marker }: Workplace, person: Actor) {
  const unique = person.id.toLowerCase();
  const make = async (name: string): Promise<string> => {
    const created = await owner.does("conversations.create", { name: `${marker}-${unique}-${name}`, is_private: true });
    await owner.does("conversations.invite", { channel: created.channel.id, users: [person.id, botUserId] });
    return created.channel.id;
  };
  const channel = await make("room");
  const archivedChannel = await make("old");
  await owner.does("conversations.archive", { channel: archivedChannel });
  const say = async (by: Actor, to: string, more: object = {}) =>
    (await by.does("chat.postMessage", { channel: to, text: `${marker} said`, ...more })).ts;
  const message = await say(person, channel);
  const plainMessage = await say(person, channel, { text: `${marker} <https://example.com/menu>` });
  await person.does("reactions.add", { channel, timestamp: message, name: "thumbsup" });
  await person.does("pins.add", { channel, timestamp: message });
  await say(owner, channel, { thread_ts: message, text: `${marker} <@${person.id}>` });
  const { bookmark } = await owner.does("bookmarks.add", {
    channel_id: channel,
    title: marker,
    type: "link",
    link: `https://example.com/${marker}`,
  });
  const scheduled = await person.does("chat.scheduleMessage", {
    channel,
    post_at: Math.floor(world.clock.nowMs() / 1000) + 86_400,
    text: marker,
  });
  const { draft } = await person.does("client.drafts.save", { channel, blocks: draftBlocks(marker) });
  const { usergroup } = await owner.does("usergroups.create", { name: `${marker} ${unique}`, handle: unique });
  await owner.does("usergroups.users.update", { usergroup: usergroup.id, users: [person.id] });
  await say(owner, channel, { text: `${marker} <!subteam^${usergroup.id}>` });
  const direct = await owner.does("conversations.open", { users: [person.id] });
  // Guests make none.
  const { canvas_id = "" } = await person.asks("canvases.create", { title: marker });
  const shared = { title: marker, bytes: marker, channels: [channel] };
  const { list_id } = await owner.does("slackLists.create", { name: marker });
  await owner.does("slackLists.access.set", { list_id, access_level: "write", user_ids: [person.id] });
  const { item } = await owner.does("slackLists.items.create", { list_id });
  await person.does("client.channels.mute", { channel });
  await person.does("client.preferences.set", { notify: "nothing" });
  return {
    channel,
    archivedChannel,
    message,
    plainMessage,
    bookmark: bookmark.id,
    draft: draft.id,
    scheduled_message: scheduled.scheduled_message_id,
    im: direct.channel.id,
    imMessage: await say(owner, direct.channel.id),
    file: (await upload(world, person, shared)).id,
    ownFile: (await upload(world, person, { title: marker, bytes: marker })).id,
    upload: await sendBytes(world, person, shared),
    canvas: canvas_id as string,
    list: list_id,
    record: item.id,
    recordChannel: item.channel_id,
    usergroup: usergroup.id,
  };
}

/** What the app of the workspace shows to the person. */
async function showViews(world: Workspace, { bot, appId, teamId, marker }: Workplace, person: Actor) {
  const interaction = (viewId?: string) => {
    const ctx = { secrets: world.platform.secrets, nowMs: world.clock.nowMs() };
    return makeTriggerId(ctx, { teamId, userId: person.id, appId, channelId: undefined, viewId });
  };
  const blocks = [question("reason")];
  const shown = { ...modal(marker), submit: plain("Go"), blocks, private_metadata: marker };
  const { view } = await bot.does("views.open", { trigger_id: interaction(), view: shown });
  const published = { user_id: person.id, view: home({ private_metadata: marker }) };
  const homeView = (await bot.does("views.publish", published)).view.id;
  return { view: view.id, homeView, interaction: interaction(), pushInteraction: interaction(view.id) };
}
