import { randomBytes } from "node:crypto";

/**
 * A boundary that no hook prints by chance. It begins with a letter: SDKs read their flags with parsers that turn
 * `12e3` or `0x1f` into numbers, and would print something else than they were given.
 */
export function makeBoundary(): string {
  return `b${randomBytes(32).toString("hex")}`;
}
