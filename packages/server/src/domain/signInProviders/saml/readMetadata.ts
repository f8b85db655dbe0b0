import { limits } from "@platform/protocol";
import { bindings, namespaces } from "./names.ts";
import { childrenOf, everyNamed, onlyChild, readXml, type XmlElement } from "./xml.ts";

export interface ProviderMetadata {
  readonly entityId: string;
  readonly ssoUrl: string;
  readonly certificates: readonly string[];
}

/** The description of one provider, as providers offer it for download. Undefined when it describes none, or several. */
export async function readMetadata(text: string): Promise<ProviderMetadata | undefined> {
  if (Buffer.byteLength(text) > limits.saml_metadata_bytes_max) return undefined;
  // Some download with a byte order mark, which a parser takes for text.
  const root = await readXml(text.replace(/^\uFEFF/, "").trim());
  const entities = root ? everyNamed(root, "EntityDescriptor") : [];
  const [found, ...others] = entities.flatMap((entity) => providerIn(entity) ?? []);
  return others.length === 0 ? found : undefined;
}

function providerIn(entity: XmlElement): ProviderMetadata | undefined {
  const { metadata } = namespaces;
  const role = onlyChild(entity, metadata, "IDPSSODescriptor");
  const entityId = entity.attributes.get("entityID") ?? "";
  if (!role || entity.namespace !== metadata || entityId === "") return undefined;
  const services = childrenOf(role, metadata, "SingleSignOnService");
  const byRedirect = services.find(({ attributes }) => attributes.get("Binding") === bindings.redirect);
  const keys = childrenOf(role, metadata, "KeyDescriptor").filter((key) => key.attributes.get("use") !== "encryption");
  const certificates = keys.flatMap((key) => everyNamed(key, "X509Certificate")).map((one) => one.text.trim());
  return { entityId, ssoUrl: byRedirect?.attributes.get("Location") ?? "", certificates };
}
