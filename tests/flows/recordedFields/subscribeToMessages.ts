import { configuring } from "../../../packages/server/testkit/openConfig.ts";
import { devApp, type Receiver } from "../../../packages/server/testkit/receiving.ts";
import type { Workspace } from "../../../packages/server/testkit/workspace.ts";

const events = [
  "app_home_opened",
  "app_mention",
  "emoji_changed",
  "message.channels",
  "message.groups",
  "message.im",
  "pin_added",
  "pin_removed",
  "subteam_updated",
  "user_change",
];

/** The dev app receives the events whose payloads were recorded; its manifest uses every part that one can have. */
export async function subscribeToMessages(world: Workspace, receiver: Receiver): Promise<void> {
  const { id: app_id } = devApp(world);
  const author = await configuring(world, "alice");
  const { manifest } = await author.does("apps.manifest.export", { app_id });
  const command = { command: "/lunch", description: "Lunch", url: receiver.url, usage_hint: "[when]" };
  await author.does("apps.manifest.update", {
    app_id,
    manifest: {
      ...manifest,
      _metadata: { major_version: 1, minor_version: 1 },
      display_information: {
        ...manifest.display_information,
        description: "Knows what is for lunch.",
        long_description: `${"Knows what is for lunch, and tells everyone who asks. ".repeat(5)}`,
        background_color: "#2c2d30",
      },
      features: { ...manifest.features, slash_commands: [command], unfurl_domains: ["example.com"] },
      settings: {
        ...manifest.settings,
        org_deploy_enabled: false,
        socket_mode_enabled: false,
        token_rotation_enabled: false,
        interactivity: { is_enabled: true, request_url: receiver.url, message_menu_options_url: receiver.url },
        event_subscriptions: { request_url: receiver.url, bot_events: events, user_events: ["message.channels"] },
      },
    },
  });
  await author.does("apps.manifest.export", { app_id });
}
