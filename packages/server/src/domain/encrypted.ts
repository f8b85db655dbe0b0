import { createCipheriv, createDecipheriv } from "node:crypto";
import type { Ids, Secrets } from "../ports/ports.ts";

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** What an encrypted text is for, and the row that it belongs to: moved to another row it does not open. */
export interface EncryptedPlace {
  readonly purpose: string;
  readonly row: string;
}

/** Encrypts what must be read again, with a key that is derived from the server's and is not in the database. */
export function encrypt(
  tools: { readonly secrets: Secrets; readonly ids: Pick<Ids, "unguessable"> },
  place: EncryptedPlace,
  content: Buffer,
): string {
  const nonce = Buffer.from(tools.ids.unguessable(), "base64url").subarray(0, nonceBytes);
  const encryption = createCipheriv(cipher, keyOf(tools.secrets, place), nonce).setAAD(Buffer.from(place.row));
  const body = Buffer.concat([encryption.update(content), encryption.final()]);
  return Buffer.concat([nonce, encryption.getAuthTag(), body]).toString("base64url");
}

/** Throws if it was encrypted with another key, for another row, or was changed: then the store is not to be trusted. */
export function decrypt(secrets: Secrets, place: EncryptedPlace, encrypted: string): Buffer {
  const whole = Buffer.from(encrypted, "base64");
  const nonce = whole.subarray(0, nonceBytes);
  const decryption = createDecipheriv(cipher, keyOf(secrets, place), nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(place.row))
    .setAuthTag(whole.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decryption.update(whole.subarray(nonceBytes + tagBytes)), decryption.final()]);
}

function keyOf(secrets: Secrets, { purpose }: EncryptedPlace): Buffer {
  return Buffer.from(secrets.derive(purpose), "hex");
}
