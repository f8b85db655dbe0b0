import type { NotifyLevel } from "@platform/protocol/notifyLevels.ts";
import type { PreferenceValues } from "@platform/protocol/preferences.ts";
import type { MethodResult } from "@platform/sdk";
import { call } from "../api/call.ts";
import { toast } from "../ui/toast.ts";
import { applyLanguage } from "./language.ts";
import { emptyState, type State } from "./state.ts";
import { change, store } from "./store.ts";
import { type Place, placeKey, type Preferences } from "./types.ts";
import { apiText } from "../strings/api.ts";

type WirePreferences = MethodResult<"client.preferences.get">["preferences"];

function keep({ muted_channels: muted, notify_levels: levels, ...values }: WirePreferences): void {
  change((state) => ({ ...state, preferences: { ...values, muted: new Set(muted), levels } }));
}

export async function refreshPreferences(): Promise<void> {
  const answer = await call("client.preferences.get", {});
  if (answer.ok) {
    keep(answer.preferences);
    applyLanguage(answer.preferences.language);
  } else change((state) => ({ ...state, preferences: { ...state.preferences } }));
}

/** Whether the server has answered; until then the values are those that everyone begins with. */
export function hasPreferences({ preferences }: State): boolean {
  return preferences !== emptyState.preferences;
}

/** Counts the changes: the answer to an earlier one does not know what was changed since. */
let changes = 0;

/** Holds at once here, and soon everywhere; what the server would not have goes back to what it was. */
export async function choose(next: Partial<PreferenceValues>): Promise<void> {
  const at = ++changes;
  const before = store.getState().preferences;
  change((state) => ({ ...state, preferences: { ...state.preferences, ...next } }));
  settle(await call("client.preferences.set", next).catch(() => undefined), { before, at });
}

export async function setMuted(channel: string, isMuted: boolean): Promise<void> {
  const at = ++changes;
  const before = store.getState().preferences;
  const muted = new Set(before.muted);
  if (isMuted) muted.add(channel);
  else muted.delete(channel);
  change((state) => ({ ...state, preferences: { ...state.preferences, muted } }));
  settle(await call("client.channels.mute", { channel, is_muted: isMuted }).catch(() => undefined), { before, at });
}

/** Of a conversation, or of a thread of it. */
export async function setLevel(place: Place, level: NotifyLevel): Promise<void> {
  const at = ++changes;
  const before = store.getState().preferences;
  const levels = { ...before.levels, [placeKey(place)]: level };
  change((state) => ({ ...state, preferences: { ...state.preferences, levels } }));
  const { channel, thread } = place;
  const asked = { channel, level, ...(thread === undefined ? {} : { thread_ts: thread }) };
  settle(await call("client.notifications.level", asked).catch(() => undefined), { before, at });
}

type Answer = { readonly ok: true; readonly preferences: WirePreferences } | { readonly ok: false };

function settle(answer: Answer | undefined, { before, at }: { before: Preferences; at: number }): void {
  const isLatest = at === changes;
  if (answer?.ok) return isLatest ? keep(answer.preferences) : undefined;
  if (isLatest) change((state) => ({ ...state, preferences: before }));
  toast(apiText.preferenceFailed);
}
