import type { SignInProviderRow } from "../../storage/tables/signInProviders.ts";
import { backchannelLogoutUrl, callbackUrl } from "../identities/signInState.ts";
import { fingerprintsOf } from "./saml/certificates.ts";
import { serviceUrls } from "./saml/serviceUrls.ts";

/** What administrators register at a provider, and recognize its keys by. */
export interface ProviderAddresses {
  readonly redirectUri: string;
  /** Empty for SAML. */
  readonly backchannelLogoutUri: string;
  /** Empty for OpenID Connect. */
  readonly entityId: string;
  readonly fingerprints: readonly string[];
}

export function providerAddresses(
  baseUrl: string,
  { id, kind, certificates }: Pick<SignInProviderRow, "id" | "kind" | "certificates">,
): ProviderAddresses {
  if (kind === "oidc") {
    const backchannelLogoutUri = backchannelLogoutUrl(baseUrl, id);
    return { redirectUri: callbackUrl(baseUrl, id), backchannelLogoutUri, entityId: "", fingerprints: [] };
  }
  const { acs, entityId } = serviceUrls(baseUrl, id);
  return { redirectUri: acs, backchannelLogoutUri: "", entityId, fingerprints: fingerprintsOf(certificates) };
}
