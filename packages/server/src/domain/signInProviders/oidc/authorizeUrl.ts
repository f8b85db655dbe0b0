import { buildAuthorizationUrl } from "openid-client";
import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { SignInProviderRow } from "../../../storage/tables/signInProviders.ts";
import { callbackUrl, challengeOf, nonceOf, verifierOf } from "../../identities/signInState.ts";
import { askIssuer, type IssuerCode } from "./askIssuer.ts";
import { isPlace } from "./isPlace.ts";
import { type IssuerTools, openIssuer } from "./openIssuer.ts";

/** The page of the provider on which a person signs in. */
export function authorizeUrl(
  tools: IssuerTools & { readonly baseUrl: string },
  provider: SignInProviderRow,
  state: string,
): Promise<Outcome<{ url: string }, IssuerCode>> {
  return askIssuer(async () => {
    const config = await openIssuer(tools, provider);
    const url = buildAuthorizationUrl(config, {
      redirect_uri: callbackUrl(tools.baseUrl, provider.id),
      scope: scopesOf(provider, config.serverMetadata().scopes_supported),
      state,
      nonce: nonceOf(tools.secrets, state),
      code_challenge: challengeOf(verifierOf(tools.secrets, state)),
      code_challenge_method: "S256",
    });
    return isPlace(url, provider.issuer) ? succeed({ url: url.href }) : refuse("provider_failed");
  });
}

/** Some providers name groups only where they are asked to. One that has no such scope may refuse a sign-in that names it. */
function scopesOf({ groups_claim: claim }: SignInProviderRow, supported: readonly string[] = []): string {
  const isAsked = claim !== "" && supported.includes("groups");
  return isAsked ? "openid email profile groups" : "openid email profile";
}
