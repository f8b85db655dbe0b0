import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
} from "openid-client";
import { limits } from "@platform/protocol";
import type { Outgoing } from "../../../ports/outgoing/outgoing.ts";
import type { Secrets } from "../../../ports/ports.ts";
import type { SignInProviderRow } from "../../../storage/tables/signInProviders.ts";
import { openClientSecret } from "../clientSecret.ts";
import { providerFetch } from "./providerFetch.ts";

export interface IssuerTools {
  readonly secrets: Secrets;
  readonly outgoing: Outgoing;
}

/** Asks a provider for its endpoints and keys. Throws what the library throws, and `OutgoingFault`. */
export async function openIssuer(
  { secrets, outgoing }: IssuerTools,
  provider: Pick<SignInProviderRow, "id" | "issuer" | "client_id" | "sealed_secret">,
): Promise<Configuration> {
  const { id, issuer, client_id: clientId, sealed_secret: sealed } = provider;
  const secret = sealed === null ? undefined : openClientSecret(secrets, id, sealed);
  const isPlain = issuer.startsWith("http:");
  return discovery(new URL(issuer), clientId, {}, authenticateBy(secret), {
    // The signature counts although the token came over TLS: an attacker who answers for the token endpoint still lacks the key.
    execute: isPlain ? [allowInsecureRequests, enableNonRepudiationChecks] : [enableNonRepudiationChecks],
    timeout: limits.provider_request_s,
    [customFetch]: providerFetch(outgoing),
  });
}

/** As the provider accepts it; one that does not say accepts the first form, by the specification. */
function authenticateBy(secret: string | undefined): ClientAuth {
  if (secret === undefined) return None();
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const isPost = !methods.includes("client_secret_basic") && methods.includes("client_secret_post");
    return (isPost ? post : basic)(server, client, body, headers);
  };
}
