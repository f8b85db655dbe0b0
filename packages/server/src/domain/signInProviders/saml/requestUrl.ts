import { deflateRawSync } from "node:zlib";
import type { Secrets } from "../../../ports/ports.ts";
import type { SignInProviderRow } from "../../../storage/tables/signInProviders.ts";
import { bindings, namespaces } from "./names.ts";
import { serviceUrls } from "./serviceUrls.ts";
import { escapeXml } from "./xml.ts";

/**
 * What the answer has to repeat. Derived from the state, so that the store holds nothing that completes a sign-in; the
 * provider sees both, and no one else does.
 */
export function requestIdOf(secrets: Secrets, state: string): string {
  return `_${secrets.derive(`request id of a sign-in\n${state}`)}`;
}

/**
 * The page of the provider on which a person signs in, with a request in the address. It asks for no format of names and no way
 * of signing in: both are settings of the provider, and one that cannot satisfy a request refuses it.
 */
export function requestUrl(
  tools: { readonly secrets: Secrets; readonly baseUrl: string; readonly nowMs: number },
  provider: Pick<SignInProviderRow, "id" | "sso_url">,
  state: string,
): string {
  const { entityId, acs } = serviceUrls(tools.baseUrl, provider.id);
  const attributes = Object.entries({
    "xmlns:samlp": namespaces.protocol,
    "xmlns:saml": namespaces.assertion,
    ID: requestIdOf(tools.secrets, state),
    Version: "2.0",
    IssueInstant: new Date(tools.nowMs).toISOString(),
    Destination: provider.sso_url,
    ProtocolBinding: bindings.post,
    AssertionConsumerServiceURL: acs,
  });
  const request = `<samlp:AuthnRequest ${attributes.map(([name, value]) => `${name}="${escapeXml(value)}"`).join(" ")}><saml:Issuer>${escapeXml(entityId)}</saml:Issuer><samlp:NameIDPolicy AllowCreate="true"/></samlp:AuthnRequest>`;
  const url = new URL(provider.sso_url);
  url.searchParams.set("SAMLRequest", deflateRawSync(request).toString("base64"));
  url.searchParams.set("RelayState", state);
  return url.href;
}
