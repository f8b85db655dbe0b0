import { type ScimVersion, scimUrns } from "@platform/protocol/scim.ts";
import type { ScimResource } from "../domain/scim/listScimPeople.ts";

export type ScimKind = "Users" | "Groups";

export interface ScimView {
  readonly version: ScimVersion;
  readonly kind: ScimKind;
  readonly baseUrl: string;
  /** What the client wants to see, and what it does not, in lower case. */
  readonly attributes: readonly string[];
  readonly excluded: readonly string[];
}

const extensions = [scimUrns.enterprise, scimUrns.guest, scimUrns.profile];

/** A person or group in the words of one version. */
export function presentScimResource(resource: ScimResource, view: ScimView): object {
  const { version, kind } = view;
  const { id, createdMs, updatedMs } = resource;
  const attributes = selectAttributes(inVersion(resource.attributes, version), view);
  const core = kind === "Users" ? scimUrns.user : scimUrns.group;
  const used = extensions.map((urn) => urn[version]).filter((urn) => Object.hasOwn(attributes, urn));
  return {
    schemas: [core[version], ...used],
    id,
    ...attributes,
    meta: {
      ...(version === "v2" && { resourceType: kind === "Users" ? "User" : "Group" }),
      created: new Date(createdMs).toISOString(),
      lastModified: new Date(updatedMs).toISOString(),
      location: locationOf(id, view),
    },
  };
}

export function locationOf(id: string, { baseUrl, version, kind }: ScimView): string {
  return `${baseUrl}/scim/${version}/${kind}/${id}`;
}

/** The envelope of a page. `startIndex` counts from 1. */
export function presentScimPage(
  page: { readonly resources: readonly ScimResource[]; readonly total: number; readonly startIndex: number },
  view: ScimView,
): object {
  const { v1, v2 } = { v1: scimUrns.user.v1, v2: "urn:ietf:params:scim:api:messages:2.0:ListResponse" };
  return {
    schemas: [view.version === "v1" ? v1 : v2],
    totalResults: page.total,
    itemsPerPage: page.resources.length,
    startIndex: page.startIndex,
    Resources: page.resources.map((resource) => presentScimResource(resource, view)),
  };
}

/** What has neither a value nor a meaning is left out. */
function inVersion(attributes: Readonly<Record<string, unknown>>, version: ScimVersion): Record<string, unknown> {
  const entries = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== "");
  if (version === "v2") return Object.fromEntries(entries);
  return Object.fromEntries(
    entries.map(([name, value]) => [extensions.find(({ v2 }) => v2 === name)?.v1 ?? name, value]),
  );
}

/** `attributes` and `excludedAttributes` name attributes, or one part of them such as `name.givenName`. */
function selectAttributes(
  all: Readonly<Record<string, unknown>>,
  { attributes, excluded }: Pick<ScimView, "attributes" | "excluded">,
): Record<string, unknown> {
  const selected: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(all)) {
    const own = name.toLowerCase();
    if (excluded.includes(own)) continue;
    const isWhole = attributes.length === 0 || attributes.includes(own);
    const parts = attributes.flatMap((one) => (one.startsWith(`${own}.`) ? [one.slice(own.length + 1)] : []));
    if (isWhole) selected[name] = value;
    else if (parts.length > 0) selected[name] = partsOf(value, parts);
  }
  return selected;
}

function partsOf(value: unknown, parts: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => partsOf(entry, parts));
  return Object.fromEntries(Object.entries(Object(value)).filter(([name]) => parts.includes(name.toLowerCase())));
}
