import { type Outcome, refuse, succeed } from "@platform/protocol";
import { namespaces, success } from "./names.ts";
import type { AnswerCode, ExpectedAnswer } from "./samlAnswer.ts";
import { childrenOf, everyNamed, onlyChild, type XmlElement } from "./xml.ts";

type Checked = Outcome<object, AnswerCode>;

/**
 * What is wrong with a response before its signature is looked at. Nothing here proves anything, since a provider may sign the assertion
 * alone: the shape leaves no room for a second assertion, and what the response says about itself must not contradict.
 */
export function checkEnvelope(root: XmlElement, expected: ExpectedAnswer): Checked {
  const { protocol, assertion, signature } = namespaces;
  if (root.namespace !== protocol || root.name !== "Response" || root.attributes.get("Version") !== "2.0") {
    return refuse("provider_failed", "it is no response of SAML 2.0");
  }
  if (encryptedNames.some((name) => everyNamed(root, name).length > 0)) return refuse("answer_encrypted");
  const inResponseTo = root.attributes.get("InResponseTo");
  if (inResponseTo === undefined) return refuse("answer_unsolicited");
  if (inResponseTo !== expected.requestId) return refuse("provider_failed", "it answers another request");
  const status = onlyChild(onlyChild(root, protocol, "Status"), protocol, "StatusCode")?.attributes.get("Value");
  if (status !== success) return refuse("provider_refused", `its status is ${(status ?? "missing").slice(0, 200)}`);
  const assertions = everyNamed(root, "Assertion");
  const [only] = childrenOf(root, assertion, "Assertion");
  if (!only || assertions.length !== 1 || everyNamed(root, "Response").length !== 1) {
    return refuse("provider_failed", `it has ${assertions.length} assertions, and one is needed, at the usual place`);
  }
  const issuers = childrenOf(root, assertion, "Issuer");
  if (issuers.some(({ text }) => text !== expected.issuer)) return refuse("provider_failed", "its issuer is another");
  const signatures = [root, only].flatMap((parent) => childrenOf(parent, signature, "Signature"));
  if (signatures.length === 0 || everyNamed(root, "Signature").length !== signatures.length) {
    return refuse("provider_failed", "neither the response nor the assertion is signed");
  }
  const destination = root.attributes.get("Destination");
  // A response that is signed as a whole has to name it, because the signature could come from an answer for another server.
  if (destination === undefined ? childrenOf(root, signature, "Signature").length > 0 : destination !== expected.acs) {
    return refuse("provider_failed", "its Destination is not the address of this server");
  }
  const weak = signatures.flatMap(algorithmsIn).find((algorithm) => !algorithms.has(algorithm));
  return weak === undefined
    ? succeed({})
    : refuse("provider_failed", `it is signed with ${weak.slice(0, 200)}, which is not accepted; SHA-256 is`);
}

const encryptedNames = ["EncryptedAssertion", "EncryptedID", "EncryptedAttribute", "EncryptedData"];

/** Signatures of RSA with SHA-2, and the one canonical form that providers use. SHA-1 can be forged; HMAC would take the certificate for a key. */
const algorithms: ReadonlySet<string> = new Set([
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha384",
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha512",
  "http://www.w3.org/2001/04/xmlenc#sha256",
  "http://www.w3.org/2001/04/xmldsig-more#sha384",
  "http://www.w3.org/2001/04/xmlenc#sha512",
  "http://www.w3.org/2001/10/xml-exc-c14n#",
  "http://www.w3.org/2000/09/xmldsig#enveloped-signature",
]);

function algorithmsIn(signature: XmlElement): string[] {
  const below = signature.children.flatMap(algorithmsIn);
  const own = signature.attributes.get("Algorithm");
  return own === undefined ? below : [own, ...below];
}
