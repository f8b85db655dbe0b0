import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { ExpectedAnswer } from "./samlAnswer.ts";

/**
 * The assertion that a key of the provider has signed, itself or with the whole response: the text that was verified, and not
 * the one that came. Times, audience and what the assertion answers are checked afterwards by this server's own clock and rows.
 */
export async function verifyResponse(
  encoded: string,
  { acs, entityId, pems }: ExpectedAnswer,
): Promise<Outcome<{ xml: string }, "provider_failed">> {
  const { SAML, ValidateInResponseTo } = await import("@node-saml/node-saml");
  const saml = new SAML({
    callbackUrl: acs,
    issuer: entityId,
    idpCert: [...pems],
    wantAuthnResponseSigned: false,
    wantAssertionsSigned: false,
    audience: false,
    acceptedClockSkewMs: -1,
    validateInResponseTo: ValidateInResponseTo.never,
    cacheProvider: noCache,
  });
  try {
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: encoded });
    const xml = profile?.getAssertionXml?.();
    return xml === undefined ? refuse("provider_failed", "it names nobody") : succeed({ xml });
  } catch (error) {
    // It throws plain errors for whatever a response may have wrong, and its input is nothing but a response.
    return refuse("provider_failed", error instanceof Error ? error.message.slice(0, 300) : "its signature is wrong");
  }
}

/** Instead of the one in memory, which starts a timer and would count for one server alone. */
const nothing = () => Promise.resolve(null);
const noCache = { saveAsync: nothing, getAsync: nothing, removeAsync: nothing };
