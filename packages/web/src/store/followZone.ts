import { call } from "../api/call.ts";
import { toast } from "../ui/toast.ts";
import { apiText } from "../strings/api.ts";
import { choose, hasPreferences } from "./preferences.ts";
import { change, store } from "./store.ts";
import { browserZone } from "./zone.ts";

/** Reports the zone of this browser at the start and whenever the page is looked at again: a machine may have travelled. */
export function followZone(): void {
  void reportZone();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void reportZone();
  });
}

/** Only a difference, and only while the zone follows the browser; the server makes sure of both. */
export async function reportZone(): Promise<void> {
  const state = store.getState();
  const known = state.people[state.self]?.tz;
  if (known === undefined || !hasPreferences(state) || !state.preferences.tz_automatic) return;
  if (canonical(known) !== canonical(browserZone())) await saveZone(browserZone(), false);
}

export async function chooseZone(tz: string): Promise<void> {
  if (!(await saveZone(tz, true))) toast(apiText.preferenceFailed);
}

/** The zone follows the browser again, or stays what it is. */
export async function setZoneAutomatic(isAutomatic: boolean): Promise<void> {
  await choose({ tz_automatic: isAutomatic });
  await reportZone();
}

async function saveZone(tz: string, isChosen: boolean): Promise<boolean> {
  const answer = await call("client.zone.set", { tz, is_chosen: isChosen }).catch(() => undefined);
  if (!answer?.ok) return false;
  const { tz_automatic: isAutomatic } = answer;
  const zone = { tz: answer.tz, tz_label: answer.tz_label, tz_offset: answer.tz_offset };
  change((state) => {
    const self = state.people[state.self];
    return {
      ...state,
      people: self ? { ...state.people, [self.id]: { ...self, ...zone } } : state.people,
      preferences: { ...state.preferences, tz_automatic: isAutomatic },
    };
  });
  return true;
}

/** One name for a zone and its aliases. */
function canonical(name: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return name;
  }
}
