import { createCipheriv, createDecipheriv } from "node:crypto";
import type { Ids, Secrets } from "../../ports/ports.ts";
import type { Db } from "../../storage/db.ts";
import { selectVariables } from "../../storage/queries/appVariables.ts";

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/**
 * The value of a variable as it is stored: encrypted under a key that is derived from the server's, and bound to its app
 * and name, so that nobody who can write to the database can give one app the secret of another.
 */
export function sealVariable(
  tools: { readonly secrets: Secrets; readonly ids: Ids },
  at: { readonly appId: string; readonly name: string },
  value: string,
): string {
  const nonce = Buffer.from(tools.ids.unguessable(), "base64url").subarray(0, nonceBytes);
  const sealing = createCipheriv(cipher, keyOf(tools.secrets), nonce).setAAD(placeOf(at));
  const sealed = Buffer.concat([sealing.update(value, "utf8"), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString("base64");
}

/** Throws if it was sealed under another key, for another place, or changed: each means that the store was moved incorrectly. */
export function openVariable(
  secrets: Secrets,
  at: { readonly appId: string; readonly name: string },
  text: string,
): string {
  const bytes = Buffer.from(text, "base64");
  const opening = createDecipheriv(cipher, keyOf(secrets), bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(placeOf(at))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString("utf8");
}

function keyOf(secrets: Secrets): Buffer {
  return Buffer.from(secrets.derive("variables of apps"), "hex");
}

function placeOf({ appId, name }: { readonly appId: string; readonly name: string }): Buffer {
  return Buffer.from(`${appId}\n${name}`);
}

/** The environment of an app's functions. */
export async function readVariables(db: Db, secrets: Secrets, appId: string): Promise<Record<string, string>> {
  const rows = await selectVariables(db, appId);
  return Object.fromEntries(rows.map(({ name, sealed }) => [name, openVariable(secrets, { appId, name }, sealed)]));
}
