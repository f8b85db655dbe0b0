import type * as crypto from "node:crypto";

/**
 * A boundary that no hook prints by chance. It begins with a letter: SDKs read their flags with parsers that turn
 * `12e3` or `0x1f` into numbers, and would print something else than they were given.
 */
export async function makeBoundary(): Promise<string> {
  const { randomBytes } = await loadRandomness();
  return `b${randomBytes(32).toString("hex")}`;
}

/** Takes 9 ms the first time. Call it ahead of time, while waiting for something else. */
export function loadRandomness(): Promise<typeof crypto> {
  return import("node:crypto");
}
