import { limits } from "../limits.ts";
import { type Fields, isFields } from "../workflows/parameter.ts";

/** The object at a place of a manifest that nobody has checked yet. */
export function fieldsAt(value: unknown, ...path: readonly string[]): Fields | undefined {
  let found: unknown = value;
  for (const key of path) found = isFields(found) ? found[key] : undefined;
  return isFields(found) ? found : undefined;
}

export function scopesAt(manifest: unknown, key: "bot" | "user" | "bot_optional" | "user_optional"): string[] {
  return textsIn(fieldsAt(manifest, "oauth_config", "scopes"), key, limits.scopes_max);
}

export function eventsAt(manifest: unknown, key: "bot_events" | "user_events"): string[] {
  return textsIn(fieldsAt(manifest, "settings", "event_subscriptions"), key, limits.event_types_max);
}

/** A list beyond its limit has been reported and is not read; what is no string in it counts as empty. */
function textsIn(fields: Fields | undefined, key: string, max: number): string[] {
  const list = fields?.[key];
  if (!Array.isArray(list) || list.length > max) return [];
  return list.map((item: unknown) => (typeof item === "string" ? item : ""));
}
