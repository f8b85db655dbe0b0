import { bindings, namespaces } from "./names.ts";
import { serviceUrls } from "./serviceUrls.ts";
import { escapeXml } from "./xml.ts";

/** What a provider has to know about this server, as it imports it. It holds no key: requests are not signed. */
export function serviceMetadata(baseUrl: string, providerId: string): string {
  const { entityId, acs } = serviceUrls(baseUrl, providerId);
  return `<?xml version="1.0" encoding="UTF-8"?>
<EntityDescriptor xmlns="${namespaces.metadata}" entityID="${escapeXml(entityId)}">
  <SPSSODescriptor AuthnRequestsSigned="false" WantAssertionsSigned="true" protocolSupportEnumeration="${namespaces.protocol}">
    <AssertionConsumerService Binding="${bindings.post}" Location="${escapeXml(acs)}" index="0" isDefault="true"/>
  </SPSSODescriptor>
</EntityDescriptor>
`;
}
