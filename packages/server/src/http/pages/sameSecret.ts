import { hash, timingSafeEqual } from "node:crypto";

/** Compares digests, so that neither the length nor the first wrong character can be learnt from the time it takes. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(hash("sha256", given, "buffer"), hash("sha256", expected, "buffer"));
}
