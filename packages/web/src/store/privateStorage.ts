import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";
import { bytesToHex, bytesToUtf8, hexToBytes, managedNonce, utf8ToBytes } from "@noble/ciphers/utils.js";
import { knownSession } from "../api/session.ts";

/**
 * What a person leaves in this browser for themselves: drafts, messages that are not sent yet, where they were. The browser
 * may have another user tomorrow, so entries are stored under person and workspace and encrypted with a key that only
 * this person's session gets. Synchronous, because the last draft is stored while the page closes.
 */
export function writePrivate(name: string, value: unknown): void {
  const key = storageKeyOf(name);
  const sealed = cipherFor(key).encrypt(utf8ToBytes(JSON.stringify(value)));
  localStorage.setItem(key, bytesToHex(sealed));
}

/** Nothing for what is not there and for what this person cannot decrypt. */
export function readPrivate(name: string): unknown {
  const key = storageKeyOf(name);
  const sealed = localStorage.getItem(key);
  if (sealed === null) return undefined;
  try {
    return JSON.parse(bytesToUtf8(cipherFor(key).decrypt(hexToBytes(sealed))));
  } catch {
    localStorage.removeItem(key);
    return undefined;
  }
}

export function removePrivate(name: string): void {
  localStorage.removeItem(storageKeyOf(name));
}

/** The names of this person's entries that begin so. */
export function privateNames(start: string): string[] {
  const prefix = storageKeyOf("");
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix + start))
    .map((key) => key.slice(prefix.length));
}

function storageKeyOf(name: string): string {
  const { team, user } = knownSession();
  return `platform.private.${team.id}.${user.id}.${name}`;
}

/** The entry's own key is authenticated too, so that an entry cannot be passed off as another one. */
function cipherFor(key: string) {
  return managedNonce(xchacha20poly1305)(hexToBytes(knownSession().storageKey), utf8ToBytes(key));
}
