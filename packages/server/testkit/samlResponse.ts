import { signXml } from "@node-saml/node-saml/lib/xml.js";
import { type SamlKey, samlKey } from "./samlKeys.ts";

const protocol = "urn:oasis:names:tc:SAML:2.0:protocol";
const assertionNames = "urn:oasis:names:tc:SAML:2.0:assertion";

/** Everything that a response says. What an attack changes is one of these, or the text that comes of them. */
export interface ResponseParts {
  readonly issuer: string;
  /** Of the response; the one above is that of the assertion. */
  readonly responseIssuer?: string;
  readonly destination: string | undefined;
  readonly recipient: string;
  readonly audience: string;
  /** Undefined for an answer to no request. */
  readonly inResponseTo: string | undefined;
  /** Of the subject; the same as above when left out. */
  readonly confirmedFor?: string | undefined;
  readonly assertionId: string;
  readonly status?: string;
  /** As XML, so that it may hold more than text. */
  readonly nameId: string;
  readonly format?: string;
  readonly attributes?: Readonly<Record<string, string | readonly string[]>>;
  readonly nowMs: number;
  /** Seconds from now. */
  readonly issuedS?: number;
  readonly fromS?: number;
  readonly untilS?: number;
  readonly conditions?: string;
  readonly authnStatement?: string;
}

const attribute = (name: string, value: string | undefined) => (value === undefined ? "" : ` ${name}="${value}"`);

const valueXml = (value: string) =>
  `<saml:AttributeValue xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="xs:string">${value}</saml:AttributeValue>`;

export function assertionXml(parts: ResponseParts): string {
  const at = (seconds: number) => new Date(parts.nowMs + seconds * 1000).toISOString();
  const { issuedS = 0, fromS = -5, untilS = 300, conditions = "" } = parts;
  const values = Object.entries(parts.attributes ?? {}).map(
    ([name, value]) => `<saml:Attribute Name="${name}">${[value].flat().map(valueXml).join("")}</saml:Attribute>`,
  );
  const { authnStatement = `<saml:AuthnStatement AuthnInstant="${at(issuedS)}" SessionIndex="_session"/>` } = parts;
  const confirmedFor = "confirmedFor" in parts ? parts.confirmedFor : parts.inResponseTo;
  return `<saml:Assertion xmlns:saml="${assertionNames}" ID="${parts.assertionId}" Version="2.0" IssueInstant="${at(issuedS)}"><saml:Issuer>${parts.issuer}</saml:Issuer><saml:Subject><saml:NameID Format="${parts.format ?? "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent"}">${parts.nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${at(untilS)}" Recipient="${parts.recipient}"${attribute("InResponseTo", confirmedFor)}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at(fromS)}" NotOnOrAfter="${at(untilS)}"><saml:AudienceRestriction><saml:Audience>${parts.audience}</saml:Audience></saml:AudienceRestriction>${conditions}</saml:Conditions>${authnStatement}${values.length === 0 ? "" : `<saml:AttributeStatement>${values.join("")}</saml:AttributeStatement>`}</saml:Assertion>`;
}

export function responseXml(parts: ResponseParts, content: string): string {
  const issued = new Date(parts.nowMs).toISOString();
  const { status = "Success", responseIssuer = parts.issuer } = parts;
  return `<samlp:Response xmlns:samlp="${protocol}" xmlns:saml="${assertionNames}" ID="_response" Version="2.0" IssueInstant="${issued}"${attribute("Destination", parts.destination)}${attribute("InResponseTo", parts.inResponseTo)}><saml:Issuer>${responseIssuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${status}"/></samlp:Status>${content}</samlp:Response>`;
}

export interface Signing {
  readonly key?: SamlKey;
  readonly algorithm?: "sha1" | "sha256" | "sha512";
  readonly digest?: "sha1" | "sha256" | "sha512";
  /** Instead of the usual two. */
  readonly transforms?: string[];
}

/** Signs the response, or the assertion in it, as providers do: with the signature behind the issuer. */
export function sign(xml: string, what: "Response" | "Assertion", signing: Signing = {}): string {
  const { key = samlKey, algorithm = "sha256", digest = algorithm, transforms } = signing;
  const target = `//*[local-name(.)='${what}']`;
  const location = { reference: `${target}/*[local-name(.)='Issuer']`, action: "after" as const };
  return signXml(xml, target, location, {
    privateKey: key.key,
    publicCert: key.cert,
    signatureAlgorithm: algorithm,
    digestAlgorithm: digest,
    ...(transforms && { xmlSignatureTransforms: transforms }),
  });
}

/** The usual answer: the assertion is signed, and the response is not. */
export function signedResponse(parts: ResponseParts, signing?: Signing): string {
  return sign(responseXml(parts, assertionXml(parts)), "Assertion", signing);
}
