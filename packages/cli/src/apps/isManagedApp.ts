import type { ManifestAnswer } from "@platform/protocol/hooks/index.ts";

/** Whether the functions of the app run on the platform once it is deployed. */
export function isManagedApp(manifest: ManifestAnswer): boolean {
  const { function_runtime: runtime, is_hosted: isHosted } = (manifest["settings"] ?? {}) as Record<string, unknown>;
  return runtime === "slack" || isHosted === true;
}
