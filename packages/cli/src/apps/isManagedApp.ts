import type { ManifestAnswer } from "@platform/protocol/hooks/index.ts";
import { isHosted } from "@platform/protocol/manifest/isHosted.ts";

/** Whether the functions of the app run on the platform once it is deployed. */
export function isManagedApp(manifest: ManifestAnswer): boolean {
  return isHosted(manifest["settings"]);
}
