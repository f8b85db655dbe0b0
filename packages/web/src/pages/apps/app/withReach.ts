import type { AppManifest } from "./openApp.ts";

export type EventKind = "bot_events" | "user_events";
type Settings = NonNullable<AppManifest["settings"]>;

function withSettings(manifest: AppManifest, change: Settings): AppManifest {
  return { ...manifest, settings: { ...manifest.settings, ...change } };
}

/** An empty URL takes the setting away. */
export function withEventsUrl(manifest: AppManifest, url: string): AppManifest {
  const { request_url: _before, ...rest } = manifest.settings?.event_subscriptions ?? {};
  return withSettings(manifest, { event_subscriptions: { ...rest, ...(url === "" ? {} : { request_url: url }) } });
}

export function withEventTypes(manifest: AppManifest, kind: EventKind, types: readonly string[]): AppManifest {
  return withSettings(manifest, {
    event_subscriptions: { ...manifest.settings?.event_subscriptions, [kind]: types.slice() },
  });
}

export function withInteractivityUrl(manifest: AppManifest, url: string): AppManifest {
  const { request_url: _before, ...rest } = manifest.settings?.interactivity ?? { is_enabled: false };
  const set = url === "" ? { is_enabled: false } : { is_enabled: true, request_url: url };
  return withSettings(manifest, { interactivity: { ...rest, ...set } });
}

export function withOptionsUrl(manifest: AppManifest, url: string): AppManifest {
  const { message_menu_options_url: _before, ...rest } = manifest.settings?.interactivity ?? { is_enabled: false };
  return withSettings(manifest, {
    interactivity: { ...rest, ...(url === "" ? {} : { message_menu_options_url: url }) },
  });
}

export function withSocketMode(manifest: AppManifest, isOn: boolean): AppManifest {
  return withSettings(manifest, { socket_mode_enabled: isOn });
}
