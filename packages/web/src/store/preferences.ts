import type { MethodResult } from "@platform/sdk";
import { call } from "../api/call.ts";
import { toast } from "../ui/toast.ts";
import { change, store } from "./store.ts";
import type { Preferences } from "./types.ts";
import { apiText } from "../strings/api.ts";

type WirePreferences = MethodResult<"client.preferences.get">["preferences"];

function keep({ notify, enter_sends: enterSends, muted_channels: muted }: WirePreferences): void {
  change((state) => ({ ...state, preferences: { notify, enterSends, muted: new Set(muted) } }));
}

export async function refreshPreferences(): Promise<void> {
  const answer = await call("client.preferences.get", {});
  if (answer.ok) keep(answer.preferences);
}

/** Holds at once here, and soon everywhere; what the server would not have goes back to what it was. */
export async function choose(next: Partial<Pick<Preferences, "notify" | "enterSends">>): Promise<void> {
  const before = store.getState().preferences;
  change((state) => ({ ...state, preferences: { ...state.preferences, ...next } }));
  const { notify, enterSends } = next;
  const asked = {
    ...(notify === undefined ? {} : { notify }),
    ...(enterSends === undefined ? {} : { enter_sends: enterSends }),
  };
  settle(await call("client.preferences.set", asked).catch(() => undefined), before);
}

export async function setMuted(channel: string, isMuted: boolean): Promise<void> {
  const before = store.getState().preferences;
  const muted = new Set(before.muted);
  if (isMuted) muted.add(channel);
  else muted.delete(channel);
  change((state) => ({ ...state, preferences: { ...state.preferences, muted } }));
  settle(await call("client.channels.mute", { channel, is_muted: isMuted }).catch(() => undefined), before);
}

type Answer = { readonly ok: true; readonly preferences: WirePreferences } | { readonly ok: false };

function settle(answer: Answer | undefined, before: Preferences): void {
  if (answer?.ok) return keep(answer.preferences);
  change((state) => ({ ...state, preferences: before }));
  toast(apiText.preferenceFailed);
}
