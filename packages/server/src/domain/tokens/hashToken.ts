import { hash } from "node:crypto";

/** A token carries 256 bits that nobody can guess, so one round of SHA-256 is enough at rest. */
export function hashToken(token: string): string {
  return hash("sha256", token);
}
