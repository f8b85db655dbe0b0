import { store } from "../store/store.ts";
import type { Preferences } from "../store/types.ts";

/** From 2, the lightest, to 6; nothing for the yellow that is nobody's. */
export function toneOf({ skin_tone: tone }: Preferences): number | undefined {
  return tone === "default" ? undefined : Number(tone);
}

export function chosenTone(): number | undefined {
  return toneOf(store.getState().preferences);
}
