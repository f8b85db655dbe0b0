import { timingSafeEqual } from "node:crypto";
import type { Secrets } from "../../ports/ports.ts";

/** What makes a link hard to guess. Derived, so that a copy of the store opens no workspace. */
export function inviteKey(secrets: Secrets, inviteId: string): string {
  return secrets.derive(`invite link\n${inviteId}`).slice(0, 32);
}

export function isInviteKey(secrets: Secrets, inviteId: string, given: string): boolean {
  const [wanted, got] = [Buffer.from(inviteKey(secrets, inviteId)), Buffer.from(given)];
  return wanted.length === got.length && timingSafeEqual(wanted, got);
}

/** Where people go with it. */
export function invitePath(secrets: Secrets, inviteId: string): string {
  return `/join/${inviteId}?key=${inviteKey(secrets, inviteId)}`;
}
