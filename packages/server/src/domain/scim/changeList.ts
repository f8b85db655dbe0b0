import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { ScimAttribute } from "@platform/protocol/scim.ts";
import type { Filter } from "scim2-parse-filter";
import type { AttributePath } from "./attributePath.ts";
import { coerceValue, type Entry, findSub, type Tree } from "./attributeTree.ts";
import type { BodyCode } from "./codes.ts";

interface Change {
  readonly kind: "add" | "replace" | "remove";
  readonly value: unknown;
}

type Changed = Outcome<object, BodyCode>;

/** Applies an operation to a list of the tree: to all of it, or to the entries that the path chooses. */
export function changeList(target: Tree, attribute: ScimAttribute, path: AttributePath, change: Change): Changed {
  const before = (target[attribute.name] ?? []) as Entry[];
  const done =
    path.filter || path.sub ? changeChosen(before, attribute, path, change) : changeWhole(before, attribute, change);
  if (!done.ok) return done;
  target[attribute.name] = done.entries;
  return succeed({});
}

type Entries = Outcome<{ entries: Entry[] }, BodyCode>;

/** `remove` with a value names the entries to remove: clients of Slack send lists of members so. */
function changeWhole(before: readonly Entry[], attribute: ScimAttribute, { kind, value }: Change): Entries {
  const read = coerceValue(attribute, value);
  if (!read.ok) return read;
  const given = (read.value ?? []) as Entry[];
  if (kind === "replace") return succeed({ entries: onePrimary(given, given) });
  if (kind === "remove") {
    if (value === undefined || value === null) return succeed({ entries: [] });
    const gone = new Set(given.map(keyOf));
    return succeed({ entries: before.filter((entry) => !gone.has(keyOf(entry))) });
  }
  const entries = new Map(before.map((entry) => [keyOf(entry), entry]));
  for (const entry of given) entries.set(keyOf(entry), { ...entries.get(keyOf(entry)), ...entry });
  return succeed({ entries: onePrimary([...entries.values()], given) });
}

function changeChosen(
  before: readonly Entry[],
  attribute: ScimAttribute,
  { filter, sub }: AttributePath,
  { kind, value }: Change,
): Entries {
  const chooses = filter ? chooserOf(filter, attribute) : succeed({ isChosen: isPreferred(before) });
  if (!chooses.ok) return chooses;
  const { isChosen } = chooses;
  const isRemoved = kind === "remove" || value === null;
  if (isRemoved && (!sub || sub.name === "value"))
    return succeed({ entries: before.filter((entry) => !isChosen(entry)) });
  const read = sub ? coerceValue(sub, isRemoved ? undefined : value) : coerceValue(attribute, value);
  if (!read.ok) return read;
  const given = sub ? { [sub.name]: read.value } : ((read.value as Entry[] | undefined)?.[0] ?? {});
  // Entra sets the address of people who have none by a path that chooses it.
  const isThere = before.some(isChosen);
  const base = isThere || isRemoved ? before : [...before, filter ? entryFrom(filter, attribute) : {}];
  const isTarget = (entry: Entry) => (isThere ? isChosen(entry) : entry === base.at(-1));
  const touched: Entry[] = [];
  const entries = base.map((entry) => {
    if (!isTarget(entry)) return entry;
    const changed = { ...entry, ...given };
    touched.push(changed);
    return changed;
  });
  return succeed({ entries: onePrimary(entries, touched) });
}

/** An address is the same in capitals. */
function keyOf({ value, ...rest }: Entry): string {
  return typeof value === "string" ? value.toLowerCase() : JSON.stringify(rest);
}

/** The entry that was made primary last is the only one. */
function onePrimary(entries: readonly Entry[], given: readonly Entry[]): Entry[] {
  const keys = given.filter(({ primary }) => primary === true).map(keyOf);
  const chosen = keys.at(-1);
  if (chosen === undefined) return [...entries];
  return entries.map((entry) => {
    if (keyOf(entry) === chosen) return { ...entry, primary: true };
    return entry["primary"] === true ? { ...entry, primary: false } : entry;
  });
}

/** Without a filter, `emails.value` is the primary one. */
function isPreferred(entries: readonly Entry[]): (entry: Entry) => boolean {
  const preferred = entries.find(({ primary }) => primary === true) ?? entries[0];
  return (entry) => entry === preferred;
}

function chooserOf(
  filter: Filter,
  attribute: ScimAttribute,
): Outcome<{ isChosen: (entry: Entry) => boolean }, "invalid_filter"> {
  switch (filter.op) {
    case "and":
    case "or": {
      const parts: ((entry: Entry) => boolean)[] = [];
      for (const one of filter.filters) {
        const read = chooserOf(one, attribute);
        if (!read.ok) return read;
        parts.push(read.isChosen);
      }
      const isAnd = filter.op === "and";
      return succeed({
        isChosen: (entry: Entry) => (isAnd ? parts.every((is) => is(entry)) : parts.some((is) => is(entry))),
      });
    }
    case "eq":
    case "ne": {
      const sub = findSub(attribute, filter.attrPath);
      if (!sub) return refuse("invalid_filter", `${attribute.name} has no attribute ${filter.attrPath}`);
      const wanted = fold(filter.compValue);
      const isEqual = filter.op === "eq";
      return succeed({ isChosen: (entry: Entry) => (fold(entry[sub.name] ?? defaultOf(sub)) === wanted) === isEqual });
    }
    default:
      return refuse("invalid_filter", `${filter.op} is not supported in a path`);
  }
}

/** What the new entry has, so that the filter chooses it from now on. */
function entryFrom(filter: Filter, attribute: ScimAttribute): Entry {
  if (filter.op === "and") return Object.assign({}, ...filter.filters.map((one) => entryFrom(one, attribute))) as Entry;
  if (filter.op !== "eq") return {};
  const sub = findSub(attribute, filter.attrPath);
  const read = sub && coerceValue(sub, filter.compValue);
  return sub && read?.ok ? { [sub.name]: read.value } : {};
}

function defaultOf({ kind }: ScimAttribute): unknown {
  return kind === "boolean" ? false : undefined;
}

function fold(value: unknown): string {
  return String(value).toLowerCase();
}
