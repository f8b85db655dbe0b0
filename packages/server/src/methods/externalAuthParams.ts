import { limits } from "@platform/protocol";
import { id, text } from "./params.ts";

export const externalAppParam = id({
  object: "developed_app",
  describe: "The app.",
  otherwise: "app_not_found",
});

export const providerKeyParam = text({
  describe: "The provider, by its key in `external_auth_providers.oauth2` of the manifest.",
  maxLength: limits.provider_key_chars_max,
  otherwise: "providers_not_found",
});

/** The refusals that the methods for developers share. */
export const externalAppErrors = {
  app_not_found: "`app_id` names no app of the workspace.",
  access_denied: "The caller may not change the app.",
};

export const providersNotFound =
  "The manifest declares no such provider, or without the URLs that are needed to use it.";
