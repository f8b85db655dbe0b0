import { timingSafeEqual } from "node:crypto";
import type { Secrets } from "../../ports/ports.ts";
import { hashToken } from "../tokens/hashToken.ts";

/** The key of the link that ends a person's digests. It works without signing in, for as long as a mail exists, and opens nothing else. */
function unsubscribeKey(secrets: Secrets, userId: string): string {
  return secrets.derive(`unsubscribe\n${userId}`);
}

export function unsubscribePath(secrets: Secrets, userId: string): string {
  return `/unsubscribe/${userId}/${unsubscribeKey(secrets, userId)}`;
}

/** Whether a link of a mail to this person has this key. */
export function mayUnsubscribe(
  { secrets }: { readonly secrets: Secrets },
  { userId, key }: { readonly userId: string; readonly key: string },
): boolean {
  const [given, expected] = [hashToken(key), hashToken(unsubscribeKey(secrets, userId))];
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}
