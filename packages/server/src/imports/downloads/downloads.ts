import { decrypt, encrypt } from "../../domain/encrypted.ts";
import type { Outgoing } from "../../ports/outgoing/outgoing.ts";
import { type Secrets, systemIds } from "../../ports/ports.ts";

const purpose = "download of an import";

/** What downloads need besides the store: the way out, and the key for addresses, which hold the token of the export. */
export interface Downloads {
  readonly outgoing: Outgoing;
  encrypt(fileId: string, url: string): string;
  decrypt(fileId: string, encrypted: string): string;
  /** Waits, or rejects when the import is stopped. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
}

export function createDownloads(
  outgoing: Outgoing,
  secrets: Secrets,
  pause: (ms: number, signal: AbortSignal) => Promise<void>,
): Downloads {
  return {
    outgoing,
    encrypt: (fileId, url) => encrypt({ secrets, ids: systemIds }, { purpose, row: fileId }, Buffer.from(url)),
    decrypt: (fileId, encrypted) => decrypt(secrets, { purpose, row: fileId }, encrypted).toString(),
    pause,
  };
}
