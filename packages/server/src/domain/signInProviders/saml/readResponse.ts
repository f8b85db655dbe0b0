import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { SignInProviderRow } from "../../../storage/tables/signInProviders.ts";
import { checkAssertion } from "./checkAssertion.ts";
import { checkEnvelope } from "./checkEnvelope.ts";
import { readAttributes } from "./readAttributes.ts";
import { readGroups } from "./readGroups.ts";
import type { AnswerCode, ExpectedAnswer, SamlAnswer } from "./samlAnswer.ts";
import { verifyResponse } from "./verifyResponse.ts";
import { readXml } from "./xml.ts";

type Read = Outcome<{ answer: SamlAnswer }, AnswerCode>;

/** Reads who signed in from the response of a SAML provider, in base64 as a form carries it. */
export async function readResponse(
  provider: Pick<SignInProviderRow, "email_attribute" | "name_attribute" | "verifies_email" | "groups_claim">,
  expected: ExpectedAnswer,
  encoded: string,
): Promise<Read> {
  const compact = encoded.replaceAll(/\s+/g, "");
  const text = decode(compact);
  if (text === undefined) return refuse("provider_failed", "it is too large, or no text in base64");
  const root = await readXml(text);
  if (!root) return refuse("provider_failed", "it is no XML, is nested too deeply, or declares a document type");
  const enveloped = checkEnvelope(root, expected);
  if (!enveloped.ok) return enveloped;
  const verified = await verifyResponse(compact, expected);
  if (!verified.ok) return verified;
  const assertion = await readXml(verified.xml);
  if (!assertion) return refuse("provider_failed", "its assertion is no XML");
  const read = checkAssertion(assertion, expected);
  if (!read.ok) return read;
  const { id, subject, session, expiresMs } = read.checked;
  const { email, name } = readAttributes(assertion, provider, read.checked);
  const isEmailVerified = provider.verifies_email === 1 && email !== "";
  const said = readGroups(assertion, provider.groups_claim);
  const claims = { issuer: expected.issuer, subject, email, isEmailVerified, name, session, ...said };
  return succeed({ answer: { claims, assertionId: id, expiresMs } });
}

function decode(compact: string): string | undefined {
  if (compact.length > (limits.saml_response_bytes_max * 4) / 3 + 4 || !/^[A-Za-z0-9+/]+={0,2}$/.test(compact)) {
    return undefined;
  }
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Buffer.from(compact, "base64"));
  } catch {
    return undefined;
  }
}
