import { createApp, install } from "./installing.ts";
import { configuring } from "./openConfig.ts";
import { atHome } from "./ownToken.ts";
import { configureApp, devApp } from "./receiving.ts";
import type { Actor, Workspace } from "./workspace.ts";

const sessionEvents = [
  "agent_session_stopped",
  "agent_session_title_changed",
  "code_channel_action",
  "message.session",
];

/** Turns code channels on for the dev app, which then also subscribes to what happens in them, or to `events` alone. */
export async function enableCodeChannels(
  world: Workspace,
  { events, code_channels = {} }: { readonly events?: readonly string[]; readonly code_channels?: object } = {},
): Promise<void> {
  const { id: app_id } = devApp(world);
  const author = await configuring(world, "alice");
  const { manifest } = await author.does("apps.manifest.export", { app_id });
  const features = { ...manifest.features, code_channels: { enabled: true, ...code_channels } };
  const before = manifest.settings?.event_subscriptions;
  const bot_events = events ? [...events] : [...new Set([...(before?.bot_events ?? []), ...sessionEvents])];
  const event_subscriptions = { ...before, bot_events };
  const settings = { ...manifest.settings, event_subscriptions };
  await author.does("apps.manifest.update", { app_id, manifest: { ...manifest, features, settings } });
}

/** A code channel of the dev app that alice asked for in #general, and alice at her client. */
export async function openCodeChannel(world: Workspace, name = "Fix the login page") {
  await enableCodeChannels(world);
  const { ts } = await world.alice.does("chat.postMessage", {
    channel: world.general,
    text: "The login page is broken",
  });
  const origin = { origin_channel_id: world.general, origin_message_ts: ts };
  const { channel_id } = await world.bot.does("agents.conversations.create", { name, ...origin });
  return { alice: await atHome(world, world.alice), channel_id, originTs: ts };
}

/** Another agent that is a member of the channel. */
export async function secondAgent(world: Workspace, channel: string): Promise<Actor> {
  const scope = "code_channels:manage,chat:write,channels:read,channels:join";
  const app = await createApp(world, { scopes: { bot: scope.split(",") } });
  const features = { bot_user: { display_name: "Echo" }, code_channels: { enabled: true } };
  await configureApp(world, {}, { features }, { id: app.appId });
  const { access_token: token = "", bot_user_id: id = "" } = await install(world, "alice", app, { scope });
  const agent = world.actor(token, id);
  await agent.does("conversations.join", { channel });
  return agent;
}
