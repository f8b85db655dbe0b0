import type { ReceiveCode } from "../../domain/identities/receiveAnswer.ts";
import type { Logger } from "../../ports/log.ts";
import { readForm } from "./form.ts";
import type { Handler } from "./handler.ts";
import { protect } from "./headers.ts";
import type { IdentityServices } from "./identityServices.ts";
import { embeddedPage, isNavigation } from "./isNavigation.ts";
import { messagePage } from "./messagePage.ts";
import { answerNotFound } from "./notFound.ts";
import { sendPage } from "./send.ts";

export interface SamlOptions {
  readonly identities: IdentityServices;
  readonly log: Logger;
  readonly baseUrl: () => string;
}

/** The metadata of this server for SAML providers, and the address that receives their answers. */
export function samlHandlers({ identities, log, baseUrl }: SamlOptions) {
  const notFound = answerNotFound(baseUrl);

  const samlMetadata: Handler = async (request, reply) => {
    const { provider } = request.params as { provider: string };
    const metadata = await identities.serviceMetadata(provider);
    if (metadata === undefined) return notFound(request, reply);
    return protect(reply, baseUrl())
      .header("cache-control", "no-store")
      .type("application/samlmetadata+xml; charset=utf-8")
      .send(metadata);
  };

  /**
   * A page of the provider sends this form, so that the browser withholds its cookies, which are `SameSite=Lax`. The redirect makes it come
   * again by GET, with the cookie that proves that it began the sign-in; nobody is signed in before.
   */
  const receiveSaml: Handler = async (request, reply) => {
    if (!isNavigation(request.headers)) return sendPage(reply.code(403), baseUrl(), embeddedPage);
    const { provider: providerId } = request.params as { provider: string };
    const form = readForm(request);
    const state = form("RelayState");
    const received = await identities.receive({ providerId, response: form("SAMLResponse"), state });
    if (!received.ok) {
      const { error: fault, response_metadata: why } = received;
      log.info({ fault, provider: providerId, why: why?.messages }, "sign-in through a provider refused");
      return sendPage(reply.code(403), baseUrl(), faultPage(fault));
    }
    const query = new URLSearchParams({ state }).toString();
    return protect(reply, baseUrl())
      .header("cache-control", "no-store")
      .redirect(`${baseUrl()}/sign-in/with/${providerId}/callback?${query}`, 303);
  };

  return { samlMetadata, receiveSaml };
}

function faultPage(fault: ReceiveCode) {
  return messagePage(({ providers }) => providers.faults[fault]);
}
