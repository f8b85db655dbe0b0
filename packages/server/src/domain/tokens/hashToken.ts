import { hash } from "node:crypto";

/** A token carries 256 bits that nobody can guess, so one round of SHA-256 is enough at rest. */
export function hashToken(token: string): string {
  return hash("sha256", token);
}

const keptMax = 1_000;
const kept = new Map<string, string>();

/** The same for a token that came with a call: the same ones come again and again, and to hash one is a thirtieth of a call. */
export function hashCalledToken(token: string): string {
  let hashed = kept.get(token);
  if (hashed === undefined) {
    if (kept.size >= keptMax) kept.clear();
    kept.set(token, (hashed = hashToken(token)));
  }
  return hashed;
}
