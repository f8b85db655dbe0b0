import { limits } from "@platform/protocol";
import { otherSamlKey } from "../../packages/server/testkit/samlKeys.ts";
import {
  assertionXml,
  type ResponseParts,
  responseXml,
  sign,
  signedResponse,
} from "../../packages/server/testkit/samlResponse.ts";

export interface Forgery {
  readonly forge: (parts: ResponseParts) => string;
  /** What the page that refuses it says. */
  readonly says: RegExp;
  /** What the log says: the check that is meant to refuse it, and not one that came before by accident. */
  readonly why: string;
}

const failed = /was not accepted/;

const changed =
  (change: (parts: ResponseParts) => Partial<ResponseParts>) =>
  (parts: ResponseParts): string =>
    signedResponse({ ...parts, ...change(parts) });

const edited =
  (from: string | RegExp, to: string) =>
  (parts: ResponseParts): string =>
    signedResponse(parts).replace(from, to);

/** The assertion that an attacker would like to be read: about alice, and signed by nobody. */
const evilAssertion = (parts: ResponseParts) => assertionXml({ ...parts, nameId: "alice", assertionId: "_evil" });

const assertionIn = (xml: string) => /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? "";
const signatureIn = (xml: string) => /<Signature[\s\S]*?<\/Signature>/.exec(xml)?.[0] ?? "";
const encoded = (text: string) => `&#x${text.codePointAt(0)?.toString(16)};`;

/** Moves a genuine assertion, with its signature, to where it is verified and not read. */
const wrapped = (place: (evil: string, genuine: string) => string) => (parts: ResponseParts) => {
  const genuine = assertionIn(signedResponse(parts));
  return responseXml(parts, place(evilAssertion(parts), genuine));
};

const extensions = (content: string) => `<samlp:Extensions>${content}</samlp:Extensions>`;
const asObject = (content: string) => `<ds:Object xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${content}</ds:Object>`;
const inside = (assertion: string, content: string) => assertion.replace("</saml:Issuer>", `</saml:Issuer>${content}`);

/** Every known way to make a server read something else than what a provider has signed for it, one test each. */
export const forgeries: Readonly<Record<string, Forgery>> = {
  "without a signature": {
    forge: (parts) => responseXml(parts, assertionXml(parts)),
    says: failed,
    why: "neither the response nor the assertion is signed",
  },
  "with another name than was signed": { forge: edited(">nina<", ">alice<"), says: failed, why: "Invalid signature" },
  "with another attribute than was signed": {
    forge: edited("nina@acme.test", "alice@acme.test"),
    says: failed,
    why: "Invalid signature",
  },
  "with the key of another provider": {
    forge: (parts) => signedResponse(parts, { key: otherSamlKey }),
    says: failed,
    why: "Invalid signature",
  },
  "with SHA-1 in the signature": {
    forge: (parts) => signedResponse(parts, { algorithm: "sha1" }),
    says: failed,
    why: "rsa-sha1, which is not accepted",
  },
  "with SHA-1 in the digest": {
    forge: (parts) => signedResponse(parts, { algorithm: "sha256", digest: "sha1" }),
    says: failed,
    why: "xmldsig#sha1, which is not accepted",
  },
  "with the certificate taken for the key of an HMAC": {
    forge: edited("http://www.w3.org/2001/04/xmldsig-more#rsa-sha256", "http://www.w3.org/2000/09/xmldsig#hmac-sha1"),
    says: failed,
    why: "hmac-sha1, which is not accepted",
  },
  "with a transform that is not needed": {
    forge: (parts) =>
      signedResponse(parts, {
        transforms: [
          "http://www.w3.org/2000/09/xmldsig#enveloped-signature",
          "http://www.w3.org/2001/10/xml-exc-c14n#WithComments",
        ],
      }),
    says: failed,
    why: "WithComments, which is not accepted",
  },
  "with a forged assertion before the genuine one": {
    forge: wrapped((evil, genuine) => evil + genuine),
    says: failed,
    why: "it has 2 assertions",
  },
  "with a forged assertion behind the genuine one": {
    forge: wrapped((evil, genuine) => genuine + evil),
    says: failed,
    why: "it has 2 assertions",
  },
  "with two genuine assertions": {
    forge: (parts) => {
      const second = assertionIn(signedResponse({ ...parts, assertionId: "_second" }));
      return responseXml(parts, assertionIn(signedResponse(parts)) + second);
    },
    says: failed,
    why: "it has 2 assertions",
  },
  "with the genuine assertion in the extensions": {
    forge: wrapped((evil, genuine) => extensions(genuine) + evil),
    says: failed,
    why: "it has 2 assertions",
  },
  "with the forged assertion in the extensions": {
    forge: wrapped((evil, genuine) => extensions(evil) + genuine),
    says: failed,
    why: "it has 2 assertions",
  },
  "with the genuine assertion inside the forged one": {
    forge: wrapped((evil, genuine) => inside(evil, genuine)),
    says: failed,
    why: "it has 2 assertions",
  },
  "with the genuine assertion inside the signature of the forged one": {
    forge: (parts) => {
      const genuine = assertionIn(signedResponse(parts));
      const signature = signatureIn(genuine);
      const carrier = signature.replace("</Signature>", `${asObject(genuine.replace(signature, ""))}</Signature>`);
      return responseXml(parts, inside(evilAssertion(parts), carrier));
    },
    says: failed,
    why: "it has 2 assertions",
  },
  "with the signature of the genuine assertion on one with its id": {
    forge: (parts) => {
      const genuine = assertionIn(signedResponse(parts));
      const evil = assertionXml({ ...parts, nameId: "alice" });
      return responseXml(parts, inside(evil, signatureIn(genuine)));
    },
    says: failed,
    why: "Invalid signature",
  },
  "with a signed response inside a forged one": {
    forge: (parts) => {
      const genuine = sign(responseXml(parts, assertionXml(parts)), "Response");
      return responseXml(parts, extensions(genuine) + evilAssertion(parts));
    },
    says: failed,
    why: "it has 2 assertions",
  },
  "with an assertion in another namespace": {
    forge: (parts) =>
      wrapped((evil, genuine) => genuine + evil.replaceAll("saml:", "evil:").replace("xmlns:saml", "xmlns:evil"))(
        parts,
      ),
    says: failed,
    why: "it has 2 assertions",
  },
  "with a document type": {
    forge: (parts) => `<!DOCTYPE foo>${signedResponse(parts)}`,
    says: failed,
    why: "declares a document type",
  },
  "with an entity that reads a file": {
    forge: (parts) =>
      `<!DOCTYPE foo [<!ENTITY x SYSTEM "file:///etc/hostname">]>${responseXml(parts, assertionXml({ ...parts, nameId: "&x;" }))}`,
    says: failed,
    why: "declares a document type",
  },
  "with entities that expand without end": {
    forge: (parts) =>
      `<!DOCTYPE foo [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${signedResponse(parts).replace(">nina<", ">&b;<")}`,
    says: failed,
    why: "declares a document type",
  },
  "that is nested too deeply": {
    forge: (parts) => responseXml(parts, extensions("<a>".repeat(5_000) + "</a>".repeat(5_000)) + assertionXml(parts)),
    says: failed,
    why: "is nested too deeply",
  },
  "that is too large": {
    forge: (parts) => signedResponse({ ...parts, attributes: { filler: "x".repeat(limits.saml_response_bytes_max) } }),
    says: failed,
    why: "too large",
  },
  "that is no XML": { forge: () => "nina", says: failed, why: "no XML" },
  "for another audience": {
    forge: changed(() => ({ audience: "https://other.test/saml" })),
    says: failed,
    why: "Audience",
  },
  "for an audience that only begins like this server": {
    forge: changed(({ audience }) => ({ audience: `${audience}.evil.test` })),
    says: failed,
    why: "Audience",
  },
  "for another recipient": {
    forge: changed(() => ({ recipient: "https://other.test/acs" })),
    says: failed,
    why: "Recipient",
  },
  "for another destination": {
    forge: changed(() => ({ destination: "https://other.test/acs" })),
    says: failed,
    why: "Destination",
  },
  "that is signed as a whole and names no destination": {
    forge: (parts) => sign(responseXml({ ...parts, destination: undefined }, assertionXml(parts)), "Response"),
    says: failed,
    why: "Destination",
  },
  "of another issuer with the same key": {
    forge: changed(() => ({ issuer: "https://evil.test" })),
    says: failed,
    why: "its issuer is another",
  },
  "of another issuer in the assertion alone": {
    forge: (parts) => {
      const { issuer: responseIssuer } = parts;
      return signedResponse({ ...parts, issuer: "https://evil.test", responseIssuer });
    },
    says: failed,
    why: "the issuer of the assertion is another",
  },
  "of another issuer in the response alone": {
    forge: changed(() => ({ responseIssuer: "https://evil.test" })),
    says: failed,
    why: "its issuer is another",
  },
  "that is not yet valid": { forge: changed(() => ({ fromS: 90 })), says: failed, why: "not yet valid" },
  "that is no longer valid": { forge: changed(() => ({ untilS: -90 })), says: failed, why: "no longer valid" },
  "that was issued in the future": {
    forge: changed(() => ({ issuedS: 90 })),
    says: failed,
    why: "issued in the future",
  },
  "that was issued long ago and is valid for years": {
    forge: changed(() => ({ issuedS: -3_600, fromS: -3_600, untilS: 10 ** 8 })),
    says: failed,
    why: "issued too long ago",
  },
  "to another request": {
    forge: changed(() => ({ inResponseTo: "_another" })),
    says: failed,
    why: "it answers another request",
  },
  "to another request in what was signed": {
    forge: changed(() => ({ confirmedFor: "_another" })),
    says: failed,
    why: "the assertion answers another request",
  },
  "to no request in what was signed": {
    forge: changed(() => ({ confirmedFor: undefined })),
    says: failed,
    why: "the assertion answers another request",
  },
  "that begins at the provider": {
    forge: changed(() => ({ inResponseTo: undefined })),
    says: /did not begin here/,
    why: "answer_unsolicited",
  },
  "of a failure, with an assertion": {
    forge: changed(() => ({ status: "Responder" })),
    says: /did not sign you in/,
    why: "status:Responder",
  },
  "of a failure, without an assertion": {
    forge: (parts) => responseXml({ ...parts, status: "Requester" }, ""),
    says: /did not sign you in/,
    why: "status:Requester",
  },
  "of a failure that is signed, with an assertion that is not": {
    forge: (parts) => {
      const failure = sign(responseXml({ ...parts, status: "Responder" }, ""), "Response");
      return responseXml(parts, extensions(failure) + evilAssertion(parts));
    },
    says: failed,
    why: "it has 1 assertions",
  },
  "with an encrypted assertion": {
    forge: (parts) =>
      responseXml(
        parts,
        `<saml:EncryptedAssertion><xenc:EncryptedData xmlns:xenc="http://www.w3.org/2001/04/xmlenc#"/></saml:EncryptedAssertion>`,
      ),
    says: /is encrypted/,
    why: "answer_encrypted",
  },
  "with a transient name": {
    forge: changed(() => ({ format: "urn:oasis:names:tc:SAML:2.0:nameid-format:transient" })),
    says: /another name with each sign-in/,
    why: "subject_transient",
  },
  "without a name": { forge: changed(() => ({ nameId: "" })), says: failed, why: "names nobody" },
  "with a name that is made of elements": {
    forge: changed(() => ({ nameId: "<b>nina</b>" })),
    says: failed,
    why: "names nobody",
  },
  "with a condition that nobody knows": {
    forge: changed(() => ({ conditions: "<saml:Condition/>" })),
    says: failed,
    why: "condition that is unknown",
  },
  "that does not say that the person signed in": {
    forge: changed(() => ({ authnStatement: "" })),
    says: failed,
    why: "does not say that the person signed in",
  },
  "of a session that is over": {
    forge: changed(() => ({
      authnStatement: `<saml:AuthnStatement SessionNotOnOrAfter="2020-01-01T00:00:00Z"/>`,
    })),
    says: failed,
    why: "session at the provider is over",
  },
  "with a name that was changed by a character reference": {
    forge: edited(">nina<", `>alice${encoded(" ")}<`),
    says: failed,
    why: "Invalid signature",
  },
};
