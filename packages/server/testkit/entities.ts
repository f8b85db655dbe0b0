import { eventsOf } from "./events.ts";
import { configuring } from "./openConfig.ts";
import { atHome } from "./ownToken.ts";
import { configureApp, devApp } from "./receiving.ts";
import type { Workspace } from "./workspace.ts";

/** A task of the app that tests have. */
export const task = {
  entity_type: "slack#/entities/task",
  url: "https://example.com/tasks/12",
  external_ref: { id: "task-12", type: "task" },
  entity_payload: {
    attributes: { title: { text: "Fix the login page" }, display_type: "Task", product_name: "Tracker" },
    fields: { status: { value: "In progress", tag_color: "yellow" }, priority: { value: "High" } },
  },
};

/** Makes the app of the tests one that shows work objects for links to example.com. */
export async function trackerApp(
  world: Workspace,
  { types = [], settings = {} }: { readonly types?: readonly string[]; readonly settings?: object } = {},
): Promise<void> {
  const features = {
    bot_user: { display_name: "dev" },
    unfurl_domains: ["example.com"],
    rich_previews: { is_active: true, entity_types: types },
  };
  await configureApp(world, settings, { features });
}

/** Makes it such an app too, and leaves what else it is and subscribes to as it was. */
export async function addTracker(world: Workspace): Promise<void> {
  const { id: app_id } = devApp(world);
  const author = await configuring(world, "alice");
  const { manifest } = await author.does("apps.manifest.export", { app_id });
  const rich_previews = { is_active: true, entity_types: [] };
  const features = { ...manifest.features, unfurl_domains: ["example.com"], rich_previews };
  const before = manifest.settings?.event_subscriptions;
  const bot_events = [...new Set([...(before?.bot_events ?? []), "entity_details_requested"])];
  const settings = { ...manifest.settings, event_subscriptions: { ...before, bot_events } };
  await author.does("apps.manifest.update", { app_id, manifest: { ...manifest, features, settings } });
}

/** How the app takes details requests and clicks; events wait in the outbox, where `requestsOf` finds them. */
export const asked = {
  socket_mode_enabled: true,
  event_subscriptions: { bot_events: ["entity_details_requested"] },
  interactivity: { is_enabled: true },
};

const status = (value: string, text: string) => ({ value, text: { type: "plain_text" as const, text } });

/** The same task with fields to edit and buttons. */
export const editable = {
  ...task,
  entity_payload: {
    ...task.entity_payload,
    attributes: { ...task.entity_payload.attributes, title: { text: "Fix the login page", edit: { enabled: true } } },
    fields: {
      status: {
        value: "In progress",
        edit: {
          enabled: true,
          select: { current_value: "doing", static_options: [status("doing", "In progress"), status("done", "Done")] },
        },
      },
    },
    custom_fields: [
      {
        key: "team",
        label: "Team",
        type: "string",
        value: "Web",
        edit: { enabled: true, optional: true, select: { fetch_options_dynamically: true, min_query_length: 1 } },
      },
    ],
    actions: { primary_actions: [{ text: "Close", action_id: "close", value: "12" }] },
  },
};

/** A message of bob's with a card of the tracker, and alice, who reads it at home. */
export async function showCard(
  world: Workspace,
  {
    settings = asked,
    entity = task,
    prepare = () => trackerApp(world, { settings }),
  }: { settings?: object; entity?: object; prepare?: () => Promise<void> } = {},
) {
  const url = "https://example.com/tasks/12?from=chat";
  await prepare();
  const { ts } = await world.bob.does("chat.postMessage", { channel: world.random, text: `<${url}>` });
  const place = { channel: world.random, ts };
  const shown = { ...entity, app_unfurl_url: url } as typeof task & { app_unfurl_url: string };
  await world.bot.does("chat.unfurl", { ...place, metadata: { entities: [shown] } });
  return { ...place, attachment: 1 };
}

/** Opens the details as alice, who then waits for the app. */
export async function openDetails(world: Workspace, more: Parameters<typeof showCard>[1] = {}) {
  const card = await showCard(world, more);
  const alice = await atHome(world, world.alice);
  const { pane } = await alice.does("client.entities.open", card);
  const [request] = (await eventsOf(world, "entity_details_requested")).slice(-1);
  return { card, alice, pane, trigger_id: String(request?.["trigger_id"]) };
}
