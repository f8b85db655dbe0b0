import type { Secrets } from "../ports.ts";

/** What is written beside the files of a server key: it names the key and reveals nothing of it. */
export function blobOwner(secrets: Secrets): string {
  return secrets.derive("owner of files").slice(0, 32);
}
