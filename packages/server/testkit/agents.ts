import { configuring } from "./openConfig.ts";
import { atHome } from "./ownToken.ts";
import { devApp } from "./receiving.ts";
import type { Workspace } from "./workspace.ts";

/** Makes the dev app an agent that also subscribes to what happens to its sessions, or to `events` alone. */
export async function makeAgent(
  world: Workspace,
  { view = {}, events }: { readonly view?: object; readonly events?: readonly string[] } = {},
): Promise<void> {
  const { id: app_id } = devApp(world);
  const author = await configuring(world, "alice");
  const { manifest } = await author.does("apps.manifest.export", { app_id });
  const agent_view = { agent_description: "Knows what is for lunch.", ...view };
  const features = { ...manifest.features, agent_view };
  const before = manifest.settings?.event_subscriptions;
  const bot_events = events ? [...events] : [...new Set([...(before?.bot_events ?? []), ...agentEvents])];
  const subscribed = { ...before, bot_events };
  const settings = { ...manifest.settings, event_subscriptions: subscribed };
  await author.does("apps.manifest.update", { app_id, manifest: { ...manifest, features, settings } });
}

const agentEvents = ["agent_session_stopped", "agent_session_title_changed", "app_context_changed", "app_home_opened"];

/** A message of alice to the dev app, which is an agent, and alice at her client. */
export async function askAgent(world: Workspace, text = "Plan the launch of our new menu") {
  await makeAgent(world);
  const alice = await atHome(world, world.alice);
  const bot = await world.bot.does("auth.test", {});
  const { channel } = await alice.does("conversations.open", { users: [bot.user_id ?? ""] });
  const { ts } = await alice.does("chat.postMessage", { channel: channel.id, text });
  return { alice, named: { channel_id: channel.id, thread_ts: ts } };
}

/** The payloads of the events of one type, the earliest first. */
export async function emittedOf(world: Workspace, type: string): Promise<Record<string, unknown>[]> {
  const { db } = world.platform.store;
  const rows = await db.selectFrom("outbox").select("payload").where("type", "=", type).orderBy("id").execute();
  return rows.map(({ payload }) => JSON.parse(payload) as Record<string, unknown>);
}
