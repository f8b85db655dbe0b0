import {
  type ScimAttribute,
  scimGroupAttributes,
  type ScimSchema,
  scimUrns,
  scimUserAttributes,
  type ScimVersion,
} from "@platform/protocol/scim.ts";
import { limits } from "@platform/protocol";

interface Place {
  readonly version: ScimVersion;
  readonly baseUrl: string;
}

/** What clients may ask without a token. Undefined where there is no such document. */
export function presentDiscovery(path: readonly string[], place: Place): object | undefined {
  const [name = "", id] = path;
  switch (name.toLowerCase()) {
    case "serviceproviderconfig":
    case "serviceproviderconfigs":
      return id === undefined ? providerConfig(place) : undefined;
    case "resourcetypes":
      return findIn(resourceTypes(place), id);
    case "schemas":
      return findIn(schemas(place), id);
    default:
      return undefined;
  }
}

function providerConfig({ version, baseUrl }: Place): object {
  const scheme = { type: "oauthbearertoken", name: "OAuth Bearer Token", primary: true };
  const description = "A user token of an owner or admin with the scope admin.";
  return {
    schemas: [version === "v1" ? scimUrns.user.v1 : "urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig"],
    documentationUri: `${baseUrl}/docs/guides/scim`,
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: limits.scim_page_max },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: false },
    ...(version === "v1" && { xmlDataFormat: { supported: false } }),
    authenticationSchemes: [{ ...scheme, description }],
    meta: { resourceType: "ServiceProviderConfig", location: `${baseUrl}/scim/${version}/ServiceProviderConfig` },
  };
}

type Document = Readonly<Record<string, unknown>> & { readonly id: string; readonly aliases: readonly string[] };

function findIn(documents: readonly Document[], id: string | undefined): object | undefined {
  if (id === undefined) {
    return {
      schemas: ["urn:ietf:params:scim:api:messages:2.0:ListResponse"],
      totalResults: documents.length,
      itemsPerPage: documents.length,
      startIndex: 1,
      Resources: documents.map(withoutAliases),
    };
  }
  const wanted = id.toLowerCase();
  const found = documents.find(({ id: own, aliases }) => [own.toLowerCase(), ...aliases].includes(wanted));
  return found && withoutAliases(found);
}

function withoutAliases({ aliases: _aliases, ...document }: Document): object {
  return document;
}

function resourceTypes({ version, baseUrl }: Place): Document[] {
  const extensions = [scimUrns.enterprise, scimUrns.guest, scimUrns.profile];
  const kinds = [
    { id: "User", endpoint: "/Users", urns: scimUrns.user, extensions },
    { id: "Group", endpoint: "/Groups", urns: scimUrns.group, extensions: [] },
  ];
  return kinds.map(({ id, endpoint, urns, extensions: used }) => ({
    schemas: ["urn:ietf:params:scim:schemas:core:2.0:ResourceType"],
    id,
    aliases: [],
    name: id,
    endpoint,
    schema: urns[version],
    schemaExtensions: used.map((urn) => ({ schema: urn[version], required: false })),
    meta: { resourceType: "ResourceType", location: `${baseUrl}/scim/${version}/ResourceTypes/${id}` },
  }));
}

/** Slack names the schemas of version 1 by the addresses of the resources, so these are found as well. */
function schemas({ version, baseUrl }: Place): Document[] {
  const isExtension = ({ kind }: ScimAttribute) => kind === "extension";
  const own = scimUserAttributes.filter((attribute) => !isExtension(attribute));
  const cores = [
    { name: "User", id: idOf(scimUrns.user, "User", version), aliases: ["users"], attributes: own },
    { name: "Group", id: idOf(scimUrns.group, "Group", version), aliases: ["groups"], attributes: scimGroupAttributes },
  ];
  const extensions = scimUserAttributes.filter(isExtension).map((attribute) => {
    const [name = "", urns] = Object.entries(scimUrns).find(([, { v2 }]) => v2 === attribute.name) ?? [];
    return { name, id: urns?.[version] ?? attribute.name, aliases: [], attributes: attribute.subs ?? [] };
  });
  return [...cores, ...extensions].map(({ name, id, aliases, attributes }) => ({
    schemas: ["urn:ietf:params:scim:schemas:core:2.0:Schema"],
    id,
    aliases,
    name,
    attributes: describe(attributes),
    meta: { resourceType: "Schema", location: `${baseUrl}/scim/${version}/Schemas/${id}` },
  }));
}

/** Version 1 has one URN for both kinds. */
function idOf(urns: { readonly v1: string; readonly v2: string }, name: string, version: ScimVersion): string {
  return version === "v1" ? `${urns.v1}:${name}` : urns.v2;
}

function describe(attributes: ScimSchema): object[] {
  return attributes.map(({ name, kind, describe: description, isRequired, isReadOnly, isWriteOnly, subs }) => ({
    name,
    type: kind === "list" || kind === "extension" ? "complex" : kind,
    multiValued: kind === "list",
    description,
    required: isRequired ?? false,
    ...(kind === "string" && { caseExact: name === "externalId" }),
    mutability: mutabilityOf(isReadOnly, isWriteOnly),
    returned: isWriteOnly ? "never" : "default",
    uniqueness: name === "userName" ? "server" : "none",
    ...(subs && { subAttributes: describe(subs) }),
  }));
}

function mutabilityOf(isReadOnly: true | undefined, isWriteOnly: true | undefined): string {
  if (isReadOnly) return "readOnly";
  return isWriteOnly ? "writeOnly" : "readWrite";
}
