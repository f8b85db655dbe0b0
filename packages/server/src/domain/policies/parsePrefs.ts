import { isIdShaped, limits } from "@platform/protocol";
import type { ChannelMode, PosterRank, Posters } from "./postingPolicy.ts";

export const channelModes = ["open", "read_only", "thread_only", "non_threadable"] as const;
export const posterTypes = ["everyone", "ra", "admin", "owner"] as const;

/** What prefs change. A field that is undefined takes back what was set; one that is absent leaves it. */
export interface PrefsChange {
  readonly mode?: ChannelMode | undefined;
  readonly whoCanPost?: Posters | undefined;
  readonly canThread?: Posters | undefined;
}

/** Prefs as clients send them, or what is wrong with them, in a sentence. */
export function parsePrefs(prefs: Readonly<Record<string, unknown>>): PrefsChange | string {
  const change: { mode?: ChannelMode | undefined; whoCanPost?: Posters | undefined; canThread?: Posters | undefined } =
    {};
  for (const [name, value] of Object.entries(prefs)) {
    if (name === "channel_mode") {
      const mode = channelModes.find((known) => known === (value ?? "open"));
      if (mode === undefined) return `channel_mode must be one of ${channelModes.join(", ")}`;
      change.mode = mode === "open" ? undefined : mode;
    } else if (name === "who_can_post" || name === "can_thread") {
      const posters = parsePosters(value);
      if (typeof posters === "string") return `${name} ${posters}`;
      change[name === "who_can_post" ? "whoCanPost" : "canThread"] = posters;
    } else {
      return `there is no pref ${name}`;
    }
  }
  return Object.keys(change).length > 0 ? change : "prefs must name who_can_post, can_thread or channel_mode";
}

/** `type:admin,user:U1` or `{"type":["admin"],"user":["U1"]}`; undefined when it is everybody. */
function parsePosters(value: unknown): Posters | undefined | string {
  if (value === null || value === "") return undefined;
  const listed = typeof value === "string" ? splitPosters(value) : value;
  if (typeof listed !== "object" || listed === null || Array.isArray(listed)) return "must list types, users or groups";
  const { type, user, subteam, ...others } = listed as Record<string, unknown>;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return `has the unknown key ${unknown}`;
  const types = textsOf(type);
  const userIds = textsOf(user);
  const groupIds = textsOf(subteam);
  if (!types || !userIds || !groupIds) return "must list types, users or groups";
  if (userIds.length + groupIds.length > limits.posters_max) return `must name at most ${limits.posters_max}`;
  if (![...userIds, ...groupIds].every(isIdShaped)) return "must name people and groups by their ids";
  const wrong = types.find((name) => !posterTypes.some((known) => known === name));
  if (wrong !== undefined) return `must have types out of ${posterTypes.join(", ")}`;
  if (types.includes("everyone")) return undefined;
  return { ranks: types as PosterRank[], userIds, groupIds };
}

function splitPosters(text: string): Record<string, string[]> {
  const listed: Record<string, string[]> = {};
  for (const part of text.split(",")) {
    const [kind = "", ...rest] = part.trim().split(":");
    (listed[kind] ??= []).push(rest.join(":"));
  }
  return listed;
}

function textsOf(value: unknown): string[] | undefined {
  if (value === undefined) return [];
  if (typeof value === "string") return [value];
  return Array.isArray(value) && value.every((part) => typeof part === "string") ? value : undefined;
}
