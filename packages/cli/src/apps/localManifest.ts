import type { ManifestAnswer } from "@platform/protocol/hooks/index.ts";
import { cutCharacters } from "@platform/protocol/characters.ts";
import { isManagedApp } from "./isManagedApp.ts";
import { limits } from "@platform/protocol/limits.ts";

type Fields = Readonly<Record<string, unknown>>;

const suffix = " (local)";

/**
 * The manifest of the copy that a developer runs: named so that people can tell it from the deployed one, and, for apps that
 * would run on managed infrastructure, reached over a socket instead. All else is left as it is.
 */
export function localManifest(manifest: ManifestAnswer): ManifestAnswer {
  const information = fieldsOf(manifest["display_information"]);
  const features = fieldsOf(manifest["features"]);
  const bot = fieldsOf(features?.["bot_user"]);
  const settings = fieldsOf(manifest["settings"]);
  return {
    ...manifest,
    ...(information && {
      display_information: { ...information, name: marked(information["name"], limits.app_name_chars_max) },
    }),
    ...(bot && {
      features: {
        ...features,
        bot_user: { ...bot, display_name: marked(bot["display_name"], limits.bot_display_name_chars_max) },
      },
    }),
    ...(settings && isManagedApp(manifest) && { settings: localSettings(settings) }),
  };
}

function localSettings(settings: Fields): Fields {
  const { event_subscriptions } = settings;
  const events = fieldsOf(event_subscriptions);
  return {
    ...settings,
    // What is undefined is not sent at all.
    is_hosted: undefined,
    ...(events && { event_subscriptions: { ...events, request_url: undefined } }),
    function_runtime: "local",
    socket_mode_enabled: true,
    interactivity: { is_enabled: true },
  };
}

/** A name that would get too long loses its own end, or the server would refuse what works without us. */
function marked(name: unknown, max: number): unknown {
  if (typeof name !== "string" || name.endsWith(suffix)) return name;
  return `${cutCharacters(name, max - suffix.length)
    .toWellFormed()
    .trimEnd()}${suffix}`;
}

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}
