import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { ScimVersion } from "@platform/protocol/scim.ts";
import type { ScimOperation } from "./applyOperation.ts";
import type { Tree } from "./attributeTree.ts";

type Operations = Outcome<{ operations: readonly ScimOperation[] }, "invalid_syntax">;

const kinds = ["add", "replace", "remove"] as const;

/** The operations of a change: listed in version 2, and a part of the resource in version 1. */
export function readPatch(version: ScimVersion, body: Tree): Operations {
  const list = entryOf(body, "operations");
  if (Array.isArray(list)) return readOperations(list);
  return version === "v1" ? readPartial(body) : refuse("invalid_syntax", "Operations has to be a list");
}

function readOperations(list: readonly unknown[]): Operations {
  if (list.length > limits.scim_operations_max)
    return refuse("invalid_syntax", `a change has at most ${limits.scim_operations_max} operations`);
  const operations: ScimOperation[] = [];
  for (const one of list) {
    const given = Object(one) as Tree;
    const name = entryOf(given, "op");
    // Entra capitalizes them.
    const kind = kinds.find((known) => typeof name === "string" && known === name.toLowerCase());
    if (kind === undefined) return refuse("invalid_syntax", "op has to be add, replace or remove");
    const path = entryOf(given, "path");
    if (path !== undefined && path !== null && typeof path !== "string")
      return refuse("invalid_syntax", "path has to be a text");
    operations.push({
      kind,
      path: typeof path === "string" && path.trim() !== "" ? path : undefined,
      value: entryOf(given, "value"),
    });
  }
  return succeed({ operations });
}

/** Lists are added to, entries marked `delete` are removed, and `meta.attributes` names what is cleared. */
function readPartial({ meta, ...rest }: Tree): Operations {
  const operations: ScimOperation[] = [];
  const cleared = (Object(meta) as Tree)["attributes"];
  if (Array.isArray(cleared)) {
    for (const path of cleared)
      if (typeof path === "string") operations.push({ kind: "remove", path, value: undefined });
  }
  for (const [name, value] of Object.entries(rest)) {
    if (!Array.isArray(value)) {
      operations.push({ kind: "add", path: undefined, value: { [name]: value } });
      continue;
    }
    const added = value.filter((entry) => !isDeleted(entry));
    const removed = value.filter(isDeleted);
    if (added.length > 0) operations.push({ kind: "add", path: undefined, value: { [name]: added } });
    if (removed.length > 0) operations.push({ kind: "remove", path: name, value: removed });
  }
  return succeed({ operations });
}

function isDeleted(entry: unknown): boolean {
  const operation = (Object(entry) as Tree)["operation"];
  return typeof operation === "string" && operation.toLowerCase() === "delete";
}

function entryOf(given: Tree, name: string): unknown {
  return Object.entries(given).find(([key]) => key.toLowerCase() === name)?.[1];
}
