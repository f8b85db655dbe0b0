import { configuring } from "./openConfig.ts";
import { atHome } from "./ownToken.ts";
import { devApp } from "./receiving.ts";
import type { Workspace } from "./workspace.ts";

/** Makes the dev app an assistant that receives its threads. */
export async function makeAssistant(world: Workspace, view: object = {}): Promise<void> {
  const { id: app_id } = devApp(world);
  const author = await configuring(world, "alice");
  const { manifest } = await author.does("apps.manifest.export", { app_id });
  const assistant_view = { assistant_description: "Knows what is for lunch.", ...view };
  const features = { ...manifest.features, assistant_view };
  await author.does("apps.manifest.update", { app_id, manifest: { ...manifest, features } });
}

/** A thread that alice has begun with the dev app, and alice at her client. */
export async function beginThread(world: Workspace, view?: object) {
  await makeAssistant(world, view);
  const alice = await atHome(world, world.alice);
  const { channel, thread_ts } = await alice.does("client.assistant.open", { app_id: devApp(world).id });
  return { alice, channel, thread_ts };
}

/** What the thread's first message says of it, as the app reads it. */
export async function readAbout(world: Workspace, channel: string, ts: string): Promise<unknown> {
  const { messages } = await world.bot.does("conversations.replies", { channel, ts });
  return (messages[0] as unknown as Record<string, unknown>)["assistant_app_thread"];
}

/** The thread of the last event of this type that is for the app alone. */
export async function emittedThread(world: Workspace, type: string): Promise<Record<string, unknown>> {
  const { db } = world.platform.store;
  const rows = await db.selectFrom("outbox").select("payload").where("type", "=", type).orderBy("id").execute();
  const last = JSON.parse(rows.at(-1)?.payload ?? "{}") as { assistant_thread?: Record<string, unknown> };
  return last.assistant_thread ?? {};
}
