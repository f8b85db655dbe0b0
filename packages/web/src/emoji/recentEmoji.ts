import { readPrivate, writePrivate } from "../store/privateStorage.ts";

const key = "recentEmoji";
const recentMax = 16;

/** What this person chose last in this browser, newest first. */
export function recentEmoji(): readonly string[] {
  const kept = readPrivate(key);
  return Array.isArray(kept) ? kept.filter((name) => typeof name === "string").slice(0, recentMax) : [];
}

export function keepRecentEmoji(name: string): void {
  writePrivate(key, [name, ...recentEmoji().filter((other) => other !== name)].slice(0, recentMax));
}
