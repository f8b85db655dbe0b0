import type { ManifestAnswer } from "@platform/protocol/hooks/index.ts";
import type { Io } from "../command.ts";

/**
 * Other platforms keep rows for an app that declares datastores; this one does not. A developer who brings such an app here learns
 * it before the first run, and not in the log of a function that failed.
 */
export function warnAboutDatastores(manifest: ManifestAnswer, io: Pick<Io, "err">): void {
  const { datastores } = manifest;
  const names = typeof datastores === "object" && datastores !== null ? Object.keys(datastores) : [];
  if (names.length === 0) return;
  io.err(
    `datastores (${names.join(", ")}): datastores are not supported; calls to apps.datastore.* return unknown_method.\n`,
  );
}
