import { authorizationCodeGrant, type Configuration, fetchUserInfo } from "openid-client";
import { cutCharacters, isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { SignInProviderRow } from "../../../storage/tables/signInProviders.ts";
import { groupsIn } from "../../identities/groups/groupsIn.ts";
import { isVerified, normalEmail, type ProviderClaims } from "../../identities/providerClaims.ts";
import { callbackUrl, nonceOf, verifierOf } from "../../identities/signInState.ts";
import { askIssuer, type IssuerCode } from "./askIssuer.ts";
import { type IssuerTools, openIssuer } from "./openIssuer.ts";

export interface Callback {
  readonly state: string;
  /** The query that the browser came back with. */
  readonly query: string;
}

/**
 * Exchanges the code of a callback, and reads who signed in. State, issuer, nonce, audience, signature and times are checked
 * by the library; the address of the callback is the configured one, whatever the request calls this server.
 */
export function readCallback(
  tools: IssuerTools & { readonly baseUrl: string },
  provider: SignInProviderRow,
  { state, query }: Callback,
): Promise<Outcome<{ claims: ProviderClaims; idToken: string }, IssuerCode>> {
  return askIssuer(async () => {
    const config = await openIssuer(tools, provider);
    const url = new URL(callbackUrl(tools.baseUrl, provider.id));
    url.search = query;
    const tokens = await authorizationCodeGrant(config, url, {
      expectedState: state,
      expectedNonce: nonceOf(tools.secrets, state),
      pkceCodeVerifier: verifierOf(tools.secrets, state),
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims || claims.sub === "" || isLongerThan(claims.sub, limits.provider_subject_chars_max)) {
      return refuse("provider_failed", "it names nobody");
    }
    const person = await personIn(config, tokens.access_token, claims);
    return succeed({
      claims: {
        issuer: claims.iss,
        subject: claims.sub,
        email: normalEmail(person["email"]),
        isEmailVerified: isVerified(person["email_verified"]),
        name: cutCharacters(
          typeof person["name"] === "string" ? person["name"].trim() : "",
          limits.profile_name_chars_max,
        ),
        ...(await groupsOf(config, tokens.access_token, { claims, person, name: provider.groups_claim })),
        session: typeof claims["sid"] === "string" ? claims["sid"] : "",
      },
      idToken: tokens.id_token ?? "",
    });
  });
}

/** From the id token, and where that says nothing from the answer for the address, which else is asked for. */
async function groupsOf(
  config: Configuration,
  accessToken: string,
  {
    claims,
    person,
    name,
  }: { readonly claims: Claims; readonly person: Readonly<Record<string, unknown>>; readonly name: string },
): Promise<Pick<ProviderClaims, "groups" | "areGroupsWithheld">> {
  const said = groupsIn(claims, name);
  const isAskable = name !== "" && config.serverMetadata().userinfo_endpoint !== undefined;
  if (said.groups !== undefined || said.areGroupsWithheld || !isAskable) return said;
  return groupsIn(person === claims ? await fetchUserInfo(config, accessToken, claims.sub) : person, name);
}

type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** Some providers send the address in the id token, others only on request. The two are never mixed. */
async function personIn(
  config: Configuration,
  accessToken: string,
  claims: Claims,
): Promise<Readonly<Record<string, unknown>>> {
  if (claims["email"] !== undefined || config.serverMetadata().userinfo_endpoint === undefined) return claims;
  return fetchUserInfo(config, accessToken, claims.sub);
}
