import type { ProviderClaims } from "../../identities/providerClaims.ts";
import { namespaces } from "./names.ts";
import { childrenOf, type XmlElement } from "./xml.ts";

/** What Entra sends instead of the groups of a person who has more than 150. */
const withheld = "http://schemas.microsoft.com/claims/groups.link";

/** The groups of a person, in the attribute that the provider's setting names: each of its values is one. */
export function readGroups(assertion: XmlElement, name: string): Pick<ProviderClaims, "groups" | "areGroupsWithheld"> {
  if (name === "") return {};
  const statements = childrenOf(assertion, namespaces.assertion, "AttributeStatement");
  const attributes = statements.flatMap((one) => childrenOf(one, namespaces.assertion, "Attribute"));
  const called = (wanted: string) => attributes.filter((one) => one.attributes.get("Name") === wanted);
  const own = called(name);
  if (own.length === 0) return called(withheld).length > 0 ? { areGroupsWithheld: true } : {};
  const values = own.flatMap((one) => childrenOf(one, namespaces.assertion, "AttributeValue"));
  return { groups: values.map(({ text }) => text.trim()).filter((text) => text !== "") };
}
