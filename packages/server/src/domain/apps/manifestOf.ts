import type { Manifest } from "@platform/protocol/manifest/manifest.ts";
import type { AppRow } from "../access/accessApp.ts";

/** An app as its author wrote it. Rotation stays on although a later manifest is silent about it, so it is said here. */
export function manifestOf(app: Pick<AppRow, "manifest" | "rotation">): Manifest {
  const manifest = JSON.parse(app.manifest) as Manifest;
  if (app.rotation === 0 || manifest.settings?.token_rotation_enabled) return manifest;
  return { ...manifest, settings: { ...manifest.settings, token_rotation_enabled: true } };
}
