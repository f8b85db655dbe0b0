import { lastSession } from "../api/session.ts";
import type { State } from "./state.ts";
import { useClient } from "./store.ts";

/** Asked each time: a machine that travels changes it while the page is open. */
export const browserZone = (): string => new Intl.DateTimeFormat("en").resolvedOptions().timeZone;

let checked = { name: "", zone: "" };

/**
 * The zone of this person, in which the whole client shows and reads times: the one of the profile. A browser that does
 * not know it yet, as after a change of the IANA database, shows its own.
 */
export function zoneIn({ people, self }: Pick<State, "people" | "self">): string {
  const name = people[self]?.tz ?? lastSession()?.user.tz ?? browserZone();
  if (checked.name !== name) checked = { name, zone: isKnown(name) ? name : browserZone() };
  return checked.zone;
}

export const useZone = (): string => useClient(zoneIn);

function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone }));
  } catch {
    return false;
  }
}
