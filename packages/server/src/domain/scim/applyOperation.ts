import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { ScimAttribute, ScimSchema } from "@platform/protocol/scim.ts";
import { type AttributePath, readPath } from "./attributePath.ts";
import { coerceValue, type Entry, type Tree } from "./attributeTree.ts";
import { changeList } from "./changeList.ts";
import type { BodyCode } from "./codes.ts";

export interface ScimOperation {
  readonly kind: "add" | "replace" | "remove";
  readonly path: string | undefined;
  readonly value: unknown;
}

export type Changed = Outcome<object, BodyCode>;

/** Nobody changes these. In a whole resource they are passed over, because clients send back what they got. */
const fixed: ReadonlySet<string> = new Set(["id", "meta", "schemas"]);

/** Applies one operation of a change to the tree in place, and adds the names of what it touched. */
export function applyOperation(
  schema: ScimSchema,
  tree: Tree,
  { kind, path, value }: ScimOperation,
  touched: Set<string>,
): Changed {
  if (path !== undefined) return applyAt(schema, tree, { kind, path, value }, touched);
  if (kind === "remove") return refuse("no_target", "remove needs a path");
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return refuse("invalid_value", "without a path, the value has to be an object of attributes");
  for (const [key, one] of Object.entries(value)) {
    if (fixed.has(key.toLowerCase())) continue;
    const done = applyAt(schema, tree, { kind, path: key, value: one }, touched, true);
    if (!done.ok) return done;
  }
  return succeed({});
}

function applyAt(
  schema: ScimSchema,
  tree: Tree,
  { kind, path: text, value }: ScimOperation & { readonly path: string },
  touched: Set<string>,
  isLenient = false,
): Changed {
  if (fixed.has(text.toLowerCase())) return refuse("mutability", `${text} never changes`);
  const read = readPath(schema, text);
  // Of whole resources, what is not known is ignored: an attribute of another product may have any name.
  if (!read.ok) return isLenient && read.error === "invalid_path" ? succeed({}) : read;
  const { path } = read;
  if (!path) return succeed({});
  if (path.attribute.isReadOnly) return isLenient ? succeed({}) : refuse("mutability", `${text} is read-only`);
  touched.add(path.attribute.name);
  const isExtension = path.inner !== undefined;
  const target = isExtension ? entryAt(tree, path.attribute.name) : tree;
  return change(target, path.inner ?? path.attribute, path, { kind, value });
}

function change(
  target: Tree,
  attribute: ScimAttribute,
  path: AttributePath,
  { kind, value }: Pick<ScimOperation, "kind" | "value">,
): Changed {
  const { name } = attribute;
  if (attribute.kind === "list") return changeList(target, attribute, path, { kind, value });
  if (path.sub) return setValue(entryAt(target, name), path.sub, { kind, value });
  if (kind === "remove" || value === null) {
    delete target[name];
    return succeed({});
  }
  if (attribute.kind === "string" || attribute.kind === "boolean") return setValue(target, attribute, { kind, value });
  return mergeEntry(target, attribute, value);
}

function setValue(target: Entry, attribute: ScimAttribute, given: Pick<ScimOperation, "kind" | "value">): Changed {
  const read = coerceValue(attribute, given.kind === "remove" ? undefined : given.value);
  if (!read.ok) return read;
  if (read.value === undefined) delete target[attribute.name];
  else target[attribute.name] = read.value;
  return succeed({});
}

/** Sub-attributes that are not named stay as they are; null removes one, and Entra removes a manager with an empty text. */
function mergeEntry(target: Tree, attribute: ScimAttribute, value: unknown): Changed {
  const read = coerceValue(attribute, value);
  if (!read.ok) return read;
  if (value === "") {
    delete target[attribute.name];
    return succeed({});
  }
  const entry = entryAt(target, attribute.name);
  Object.assign(entry, read.value);
  if (typeof value !== "object") return succeed({});
  for (const [key, one] of Object.entries(Object(value) as Tree)) {
    const known = (attribute.subs ?? []).find((sub) => sub.name.toLowerCase() === key.toLowerCase());
    if (one === null && known) delete entry[known.name];
  }
  return succeed({});
}

function entryAt(tree: Tree, name: string): Entry {
  const known = tree[name];
  if (typeof known === "object" && known !== null) return known as Entry;
  const made: Entry = {};
  tree[name] = made;
  return made;
}
