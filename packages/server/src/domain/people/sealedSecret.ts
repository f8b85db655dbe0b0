import type { Ids, Secrets } from "../../ports/ports.ts";
import { decrypt, encrypt } from "../encrypted.ts";

const placeOf = (userId: string) => ({ purpose: "second factor secrets", row: userId });

/** The secret of a person's second factor, as it is stored. */
export function sealSecret(secrets: Secrets, ids: Ids, userId: string, secret: Buffer): string {
  return encrypt({ secrets, ids }, placeOf(userId), secret);
}

export function openSecret(secrets: Secrets, userId: string, sealed: string): Buffer {
  return decrypt(secrets, placeOf(userId), sealed);
}
