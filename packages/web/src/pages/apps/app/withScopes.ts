import type { AppManifest } from "./openApp.ts";

type Kind = "bot" | "user";

/** A manifest that asks for one thing more. */
export function withScope(manifest: AppManifest, kind: Kind, scope: string): AppManifest {
  const before = manifest.oauth_config?.scopes?.[kind] ?? [];
  return setScopes(manifest, kind, [...new Set([...before, scope])].toSorted());
}

/** A manifest that no longer asks for it. */
export function withoutScope(manifest: AppManifest, kind: Kind, scope: string): AppManifest {
  const before = manifest.oauth_config?.scopes?.[kind] ?? [];
  return setScopes(
    manifest,
    kind,
    before.filter((known) => known !== scope),
  );
}

function setScopes(manifest: AppManifest, kind: Kind, scopes: string[]): AppManifest {
  const { oauth_config: oauth } = manifest;
  return { ...manifest, oauth_config: { ...oauth, scopes: { ...oauth?.scopes, [kind]: scopes } } };
}

export function withRotation(manifest: AppManifest): AppManifest {
  return { ...manifest, settings: { ...manifest.settings, token_rotation_enabled: true } };
}
