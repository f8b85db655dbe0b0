import { cutCharacters, limits } from "@platform/protocol";
import type { SignInProviderRow } from "../../../storage/tables/signInProviders.ts";
import { normalEmail } from "../../identities/providerClaims.ts";
import { nameFormats, namespaces } from "./names.ts";
import { childrenOf, type XmlElement } from "./xml.ts";

const claim = (name: string) => `http://schemas.xmlsoap.org/ws/2005/05/identity/claims/${name}`;

/** What providers call things. The first of each is what Slack asks for, so that existing set-ups go on. */
const usual = {
  email: ["User.Email", "email", "mail", "emailAddress", "urn:oid:0.9.2342.19200300.100.1.3", claim("emailaddress")],
  name: [
    "displayName",
    "urn:oid:2.16.840.1.113730.3.1.241",
    "http://schemas.microsoft.com/identity/claims/displayname",
    "name",
    "cn",
    "urn:oid:2.5.4.3",
  ],
  first: ["first_name", "User.FirstName", "firstName", "givenName", "urn:oid:2.5.4.42", claim("givenname")],
  last: ["last_name", "User.LastName", "lastName", "sn", "surname", "urn:oid:2.5.4.4", claim("surname")],
};

/** The address and the name of a person, from the attributes of a verified assertion. */
export function readAttributes(
  assertion: XmlElement,
  provider: Pick<SignInProviderRow, "email_attribute" | "name_attribute">,
  { subject, format }: { readonly subject: string; readonly format: string },
): { readonly email: string; readonly name: string } {
  const values = valuesIn(assertion);
  const find = (names: readonly string[]) =>
    names.map((name) => values.get(name) ?? "").find((text) => text !== "") ?? "";
  const { email_attribute: emailName, name_attribute: nameName } = provider;
  const address = find(emailName === "" ? usual.email : [emailName]);
  const whole = find(nameName === "" ? usual.name : [nameName]);
  const parts = nameName === "" ? `${find(usual.first)} ${find(usual.last)}`.trim() : "";
  return {
    email: normalEmail(address === "" && emailName === "" && format === nameFormats.email ? subject : address),
    name: cutCharacters(whole === "" ? parts : whole, limits.profile_name_chars_max),
  };
}

/** Attributes with one value. One with several says nothing: the order of values means nothing in SAML. */
function valuesIn(assertion: XmlElement): ReadonlyMap<string, string> {
  const statements = childrenOf(assertion, namespaces.assertion, "AttributeStatement");
  const attributes = statements.flatMap((one) => childrenOf(one, namespaces.assertion, "Attribute"));
  const values = new Map<string, string>();
  const repeated = new Set<string>();
  for (const attribute of attributes) {
    const name = attribute.attributes.get("Name") ?? "";
    const [value, ...others] = childrenOf(attribute, namespaces.assertion, "AttributeValue");
    if (values.has(name) || others.length > 0) repeated.add(name);
    if (value) values.set(name, value.text.trim());
  }
  for (const name of repeated) values.delete(name);
  return values;
}
