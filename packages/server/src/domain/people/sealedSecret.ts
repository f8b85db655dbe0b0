import { createCipheriv, createDecipheriv } from "node:crypto";
import type { Ids, Secrets } from "../../ports/ports.ts";

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts what must be read again, with a key that is not in the database. It is bound to its person: moved to another
 * row it does not open.
 */
export function sealSecret(secrets: Secrets, ids: Ids, userId: string, secret: Buffer): string {
  const nonce = Buffer.from(ids.unguessable(), "base64url").subarray(0, nonceBytes);
  const sealing = createCipheriv(cipher, keyOf(secrets), nonce).setAAD(Buffer.from(userId));
  const body = Buffer.concat([sealing.update(secret), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), body]).toString("base64url");
}

/** Throws if it was sealed with another key, for another person, or was changed: then the store is not to be trusted. */
export function openSecret(secrets: Secrets, userId: string, sealed: string): Buffer {
  const whole = Buffer.from(sealed, "base64url");
  const nonce = whole.subarray(0, nonceBytes);
  const opening = createDecipheriv(cipher, keyOf(secrets), nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(userId))
    .setAuthTag(whole.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([opening.update(whole.subarray(nonceBytes + tagBytes)), opening.final()]);
}

function keyOf(secrets: Secrets): Buffer {
  return Buffer.from(secrets.derive("second factor secrets"), "hex");
}
