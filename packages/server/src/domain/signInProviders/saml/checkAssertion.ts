import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { bearer, nameFormats, namespaces } from "./names.ts";
import type { AnswerCode, ExpectedAnswer } from "./samlAnswer.ts";
import { childrenOf, onlyChild, type XmlElement } from "./xml.ts";

const skewMs = limits.saml_clock_skew_s * 1000;
const ageMs = limits.provider_sign_in_s * 1000;

export interface CheckedAssertion {
  readonly id: string;
  readonly subject: string;
  readonly format: string;
  /** How the provider calls its session; empty when it does not say. */
  readonly session: string;
  /** From then on the assertion is too old in any case. */
  readonly expiresMs: number;
}

/** Whether a verified assertion is meant for this server, this sign-in and this moment, and whom it names. */
export function checkAssertion(
  assertion: XmlElement,
  expected: ExpectedAnswer,
): Outcome<{ checked: CheckedAssertion }, AnswerCode> {
  const id = assertion.attributes.get("ID") ?? "";
  const issuedMs = timeOf(assertion, "IssueInstant");
  const fault =
    identityFault(assertion, id, expected) ??
    ageFault(issuedMs, expected.nowMs) ??
    conditionsFault(onlyChild(assertion, namespaces.assertion, "Conditions"), expected) ??
    confirmationFault(onlyChild(assertion, namespaces.assertion, "Subject"), expected);
  if (fault !== undefined) return refuse("provider_failed", fault);
  const statements = childrenOf(assertion, namespaces.assertion, "AuthnStatement");
  const [statement] = statements;
  if (!statement) return refuse("provider_failed", "it does not say that the person signed in");
  if (statements.some((one) => isOver(one, "SessionNotOnOrAfter", expected.nowMs))) {
    return refuse("provider_failed", "the session at the provider is over");
  }
  const name = onlyChild(onlyChild(assertion, namespaces.assertion, "Subject"), namespaces.assertion, "NameID");
  const subject = name?.text ?? "";
  const format = name?.attributes.get("Format") ?? "";
  if (subject.trim() === "" || isLongerThan(subject, limits.provider_subject_chars_max) || name?.children.length) {
    return refuse("provider_failed", "it names nobody");
  }
  if (format === nameFormats.transient) return refuse("subject_transient");
  const session = statement.attributes.get("SessionIndex") ?? "";
  const expiresMs = (issuedMs ?? expected.nowMs) + ageMs + skewMs;
  return succeed({ checked: { id, subject, format, session, expiresMs } });
}

function identityFault(assertion: XmlElement, id: string, expected: ExpectedAnswer): string | undefined {
  const isAssertion = assertion.namespace === namespaces.assertion && assertion.name === "Assertion";
  if (!isAssertion || id === "" || assertion.attributes.get("Version") !== "2.0")
    return "it is no assertion of SAML 2.0";
  const issuer = onlyChild(assertion, namespaces.assertion, "Issuer")?.text;
  return issuer === expected.issuer ? undefined : "the issuer of the assertion is another";
}

/** It answers a request of the last minutes, so that an older or a younger one is none of ours. */
function ageFault(issuedMs: number | undefined, nowMs: number): string | undefined {
  if (issuedMs === undefined) return "it does not say when it was issued";
  if (issuedMs > nowMs + skewMs) return "it was issued in the future; compare the clocks";
  return issuedMs + ageMs + skewMs <= nowMs ? "it was issued too long ago" : undefined;
}

const knownConditions = new Set(["AudienceRestriction", "OneTimeUse", "ProxyRestriction"]);

function conditionsFault(conditions: XmlElement | undefined, { entityId, nowMs }: ExpectedAnswer): string | undefined {
  if (!conditions) return "it has no conditions, or several";
  const { assertion } = namespaces;
  const timing = timeFault(conditions, nowMs);
  if (timing !== undefined) return timing;
  if (conditions.children.some(({ name, namespace }) => namespace !== assertion || !knownConditions.has(name))) {
    return "it has a condition that is unknown here";
  }
  const audiences = childrenOf(conditions, assertion, "AudienceRestriction");
  const isForUs = (one: XmlElement) => childrenOf(one, assertion, "Audience").some(({ text }) => text === entityId);
  return audiences.length > 0 && audiences.every(isForUs) ? undefined : "its Audience is not this server";
}

/** One way of confirming it has to fit as a whole: who bears it, where, for which request and how long. */
function confirmationFault(subject: XmlElement | undefined, expected: ExpectedAnswer): string | undefined {
  if (!subject) return "it has no subject, or several";
  const faults = childrenOf(subject, namespaces.assertion, "SubjectConfirmation").map((confirmation) => {
    const data = onlyChild(confirmation, namespaces.assertion, "SubjectConfirmationData");
    if (confirmation.attributes.get("Method") !== bearer || !data) return "it is not confirmed for its bearer";
    if (data.attributes.get("Recipient") !== expected.acs) return "its Recipient is not the address of this server";
    if (data.attributes.get("InResponseTo") !== expected.requestId) return "the assertion answers another request";
    if (timeOf(data, "NotOnOrAfter") === undefined) return "it does not say how long it is valid";
    return timeFault(data, expected.nowMs);
  });
  return faults.includes(undefined) ? undefined : (faults[0] ?? "it is not confirmed for its bearer");
}

function timeFault(element: XmlElement, nowMs: number): string | undefined {
  const beginMs = timeOf(element, "NotBefore");
  if (element.attributes.has("NotBefore") && !(beginMs !== undefined && beginMs <= nowMs + skewMs)) {
    return "it is not yet valid; compare the clocks";
  }
  return isOver(element, "NotOnOrAfter", nowMs) ? "it is no longer valid; compare the clocks" : undefined;
}

function isOver(element: XmlElement, attribute: string, nowMs: number): boolean {
  const endMs = timeOf(element, attribute);
  return element.attributes.has(attribute) && !(endMs !== undefined && endMs + skewMs > nowMs);
}

/** Undefined for everything that is no time in UTC, as SAML writes it. */
function timeOf(element: XmlElement, attribute: string): number | undefined {
  const text = element.attributes.get(attribute) ?? "";
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/.test(text)) return undefined;
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? undefined : ms;
}
