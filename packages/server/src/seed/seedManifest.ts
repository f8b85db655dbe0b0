import type { Manifest } from "@platform/protocol/manifest/manifest.ts";
import type { SeedApp } from "./document.ts";

/** The manifest of a planted app: what its fields say, and what the file adds to them section by section. */
export function seedManifest(app: SeedApp): Manifest {
  const given = (app.manifest ?? {}) as Partial<Manifest>;
  const { bot_scopes: bot, user_scopes: user, redirect_urls: redirectUrls } = app;
  return {
    ...given,
    display_information: { ...given.display_information, name: app.name },
    features: {
      ...(bot ? { bot_user: { display_name: app.name } } : {}),
      ...given.features,
    },
    oauth_config: {
      ...(redirectUrls ? { redirect_urls: redirectUrls } : {}),
      scopes: { ...(bot ? { bot } : {}), ...(user ? { user } : {}) },
      ...given.oauth_config,
    },
    settings: {
      token_rotation_enabled: app.rotation ?? false,
      ...(app.org_wide ? { org_deploy_enabled: true } : {}),
      ...given.settings,
    },
  };
}
