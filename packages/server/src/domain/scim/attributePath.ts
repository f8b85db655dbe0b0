import { type Outcome, refuse, succeed } from "@platform/protocol";
import { type ScimAttribute, type ScimSchema, scimUrns } from "@platform/protocol/scim.ts";
import type { Filter } from "scim2-parse-filter";
import { findAttribute, findSub } from "./attributeTree.ts";
import { parseFilter } from "./parseFilter.ts";

/** Where a change applies. */
export interface AttributePath {
  readonly attribute: ScimAttribute;
  /** Of an extension: the attribute inside of it. */
  readonly inner: ScimAttribute | undefined;
  /** Which entries of a list. */
  readonly filter: Filter | undefined;
  readonly sub: ScimAttribute | undefined;
}

const shape = /^([A-Za-z$][\w$-]*)(?:\[(.*)\])?(?:\.([A-Za-z$][\w$-]*))?$/s;

/**
 * Reads `emails[type eq "work"].value`, `name.givenName` and `urn:…:User:department`. Undefined is an attribute that is
 * not known: it is ignored, as in whole resources.
 */
export function readPath(
  schema: ScimSchema,
  text: string,
): Outcome<{ path: AttributePath | undefined }, "invalid_path" | "invalid_filter"> {
  const { extension, rest } = splitUrn(schema, text.trim());
  if (extension && rest === "")
    return succeed({ path: { attribute: extension, inner: undefined, filter: undefined, sub: undefined } });
  // An attribute of a schema that is not served.
  if (/^urn:/i.test(rest)) return succeed({ path: undefined });
  const parts = shape.exec(rest);
  if (!parts) return refuse("invalid_path", `"${text.slice(0, 100)}" is not the path of an attribute`);
  const [, name = "", condition, subName] = parts;
  const found = extension ? findAttribute(extension.subs ?? [], name) : findAttribute(schema, name);
  if (!found) return succeed({ path: undefined });
  const filter = condition === undefined ? undefined : parseFilter(condition);
  if (filter && !filter.ok) return filter;
  const sub = subName === undefined ? undefined : findSub(found, subName);
  if (subName !== undefined && !sub) return succeed({ path: undefined });
  if (filter && found.kind !== "list") return refuse("invalid_path", `${found.name} has no entries to choose from`);
  const [attribute, inner] = extension ? [extension, found] : [found, undefined];
  return succeed({ path: { attribute, inner, filter: filter?.filter, sub } });
}

/** The URN of the resource itself may stand before each of its attributes, and says nothing. */
function splitUrn(schema: ScimSchema, text: string): { extension: ScimAttribute | undefined; rest: string } {
  const lower = text.toLowerCase();
  for (const { v1, v2 } of Object.values(scimUrns)) {
    for (const urn of [v1, v2]) {
      if (lower !== urn.toLowerCase() && !lower.startsWith(`${urn.toLowerCase()}:`)) continue;
      return { extension: findAttribute(schema, v2), rest: text.slice(urn.length + 1) };
    }
  }
  return { extension: undefined, rest: text };
}
