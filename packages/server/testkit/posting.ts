import { teamsOf } from "./admins.ts";
import { configuring } from "./openConfig.ts";
import { upload } from "./files.ts";
import { shareWithFrank } from "./sharing.ts";
import { openDm } from "./openDm.ts";
import type { Actor, Workspace } from "./workspace.ts";

export interface PostingPlace {
  readonly channel: string;
  readonly thread_ts?: string;
}

/** The bot of the dev workspace, with its id. */
export async function devBot(world: Workspace): Promise<Actor> {
  const { user_id } = await world.bot.does("auth.test", {});
  return world.actor(world.bot.token, user_id);
}

/** The author of the dev app takes its Messages tab away. */
export async function closeMessagesTab(world: Workspace): Promise<void> {
  const author = await configuring(world, "alice");
  const app_id = world.dev.apps.find((app) => app.name === "Dev App")?.id ?? "";
  const { manifest } = await author.does("apps.manifest.export", { app_id });
  const app_home = { messages_tab_enabled: false };
  await author.does("apps.manifest.update", {
    app_id,
    manifest: { ...manifest, features: { ...manifest.features, app_home } },
  });
}

/** A message by Alice in #random, for others to reply to. */
async function root(world: Workspace): Promise<string> {
  return (await world.alice.does("chat.postMessage", { channel: world.random, text: "root" })).ts;
}

/** Alice says who may post in #random. */
async function prefer(world: Workspace, prefs: Readonly<Record<string, unknown>>): Promise<void> {
  await world.alice.does("admin.conversations.setConversationPrefs", { channel_id: world.random, prefs });
}

/**
 * How administrators cause each refusal of posting, for `refuses` in the spec of every method that posts.
 * `post` calls the method in a place and returns the code; `poster` is the caller.
 */
export function postingRefusals(
  post: (actor: Actor, place: PostingPlace) => Promise<string>,
  poster: (world: Workspace) => Actor = (world) => world.bot,
): Readonly<Record<string, (world: Workspace) => Promise<string>>> {
  return {
    async restricted_action(world) {
      const team_id = teamsOf(world).acme;
      await world.alice.does("admin.teams.settings.setPostingPolicy", { team_id, who_can_post: "admin" });
      return post(poster(world), { channel: world.random });
    },
    async restricted_action_read_only_channel(world) {
      await prefer(world, { channel_mode: "read_only" });
      return post(poster(world), { channel: world.random });
    },
    async restricted_action_thread_only_channel(world) {
      await prefer(world, { channel_mode: "thread_only" });
      return post(poster(world), { channel: world.random });
    },
    async restricted_action_non_threadable_channel(world) {
      const thread_ts = await root(world);
      await prefer(world, { channel_mode: "non_threadable" });
      return post(poster(world), { channel: world.random, thread_ts });
    },
    async restricted_action_thread_locked(world) {
      const thread_ts = await root(world);
      await world.alice.does("admin.conversations.lockThread", { channel_id: world.random, thread_ts });
      return post(poster(world), { channel: world.random, thread_ts });
    },
    async messages_tab_disabled(world) {
      const channel = await openDm(world, world.bob, await devBot(world));
      await closeMessagesTab(world);
      return post(poster(world), { channel });
    },
    async message_limit_exceeded(world) {
      const plan = { team_id: teamsOf(world).acme, plan: "free", messages_per_month: 1 } as const;
      await world.alice.does("admin.teams.settings.setPlan", plan);
      await root(world);
      return post(poster(world), { channel: world.random });
    },
  };
}

/** Texts that link a file of each kind of the actor's, by the name of the kind in the policy. */
export async function makeLinked(
  world: Workspace,
  actor: Actor,
): Promise<{ file_links: string; canvases: string; lists: string }> {
  const linkOf = async (id: string) => (await actor.does("files.info", { file: id })).file.permalink;
  const { canvas_id } = await actor.does("canvases.create", { title: "Notes" });
  const { list_id } = await actor.does("slackLists.create", { name: "Candidates" });
  const file = await upload(world, actor);
  return { file_links: file.permalink, canvases: await linkOf(canvas_id), lists: await linkOf(list_id) };
}

/** How administrators cause each refusal of linking, in a channel that Alice's org shares with another. */
export function linkRefusals(
  post: (actor: Actor, place: PostingPlace, text: string) => Promise<string>,
): Readonly<Record<string, (world: Workspace) => Promise<string>>> {
  const blocking = (kind: "file_links" | "canvases" | "lists") => async (world: Workspace) => {
    const { channel } = await shareWithFrank(world);
    const bot = await devBot(world);
    await world.alice.does("conversations.invite", { channel, users: [bot.id] });
    const linked = await makeLinked(world, bot);
    await world.alice.does("admin.enterprise.setConnectPolicy", { [kind]: false });
    return post(bot, { channel }, `Have a look: <${linked[kind]}|here>`);
  };
  return {
    platform_connect_file_link_sharing_blocked: blocking("file_links"),
    platform_connect_canvas_sharing_blocked: blocking("canvases"),
    platform_connect_lists_sharing_blocked: blocking("lists"),
  };
}
