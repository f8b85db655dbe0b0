import { isFields } from "./parameter.ts";

/** The value under a name, and its declared type. */
export interface Found {
  readonly value: unknown;
  readonly type?: string | undefined;
  /** Whether a person entered it: then it is data, and notifies nobody when a message shows it. */
  readonly isEntered?: boolean | undefined;
}

/** Where references lead: `inputs.user` is asked for as `["inputs", "user"]`. Nothing when nothing stands there. */
export type Lookup = (path: readonly string[]) => Found | undefined;

/** How a value is put where its reference was. */
export interface Rendering {
  /** The reference is all that the text consists of. */
  whole(found: Found | undefined): unknown;
  /** The reference is a part of a longer text. */
  inText(found: Found | undefined): string;
}

const asItIs: Rendering = { whole: (found) => found?.value, inText: printFound };

const referenceSyntax = /\{\{\s*([A-Za-z_][\w-]*(?:\.[\w-]+)*)\s*\}\}/g;

/**
 * A value with every `{{reference}}` in it replaced. A text that is nothing but one reference becomes the value itself,
 * whatever its type; in a longer text, values are printed. Inserted values are never read for references again: a person who
 * types `{{steps.0.secret}}` into a form gets just that text.
 *
 * @example
 * fillTemplates({ text: "Hi {{inputs.user}}" }, () => ({ value: "U1", type: "slack#/types/user_id" })) // { text: "Hi <@U1>" }
 */
export function fillTemplates(value: unknown, lookup: Lookup, rendering: Rendering = asItIs): unknown {
  if (typeof value === "string") return fillText(value, lookup, rendering);
  if (Array.isArray(value)) return value.map((part) => fillTemplates(part, lookup, rendering) ?? null);
  if (!isFields(value)) return value;
  const filled = Object.entries(value).map(([name, part]) => [name, fillTemplates(part, lookup, rendering)] as const);
  // What refers to nothing was not given. Made in one go, because a field called `__proto__` can be set in no other way.
  return Object.fromEntries(filled.filter(([, inside]) => inside !== undefined));
}

function fillText(text: string, lookup: Lookup, { whole, inText }: Rendering): unknown {
  const reference = wholeReference(text);
  if (reference !== undefined) return whole(lookup(pathOf(reference)));
  return text.replaceAll(referenceSyntax, (_, path: string) => inText(lookup(pathOf(path))));
}

/** The reference that a text consists of; undefined when there is more in it, or none. */
export function wholeReference(text: string): string | undefined {
  const [first] = text.trim().matchAll(referenceSyntax);
  return first && first[0] === text.trim() ? first[1] : undefined;
}

/** Every reference in a value, in the order in which they stand. */
export function referencesIn(value: unknown): string[] {
  const found: string[] = [];
  collectReferences(value, found);
  return found;
}

function collectReferences(value: unknown, found: string[]): void {
  if (typeof value === "string") {
    if (!value.includes("{{")) return;
    for (const match of value.matchAll(referenceSyntax)) found.push(match[1] ?? "");
  } else if (Array.isArray(value)) {
    for (const part of value) collectReferences(part, found);
  } else if (isFields(value)) {
    for (const part of Object.values(value)) collectReferences(part, found);
  }
}

export function pathOf(reference: string): string[] {
  return reference.split(".");
}

/** A value nested inside another. Only its own properties: `constructor` leads nowhere. */
export function readDeep(value: unknown, path: readonly string[]): unknown {
  let at = value;
  for (const name of path) {
    const isInside = typeof at === "object" && at !== null && Object.hasOwn(at, name);
    if (!isInside) return undefined;
    at = (at as Record<string, unknown>)[name];
  }
  return at;
}

export function printFound(found: Found | undefined): string {
  if (found === undefined || found.value === undefined || found.value === null) return "";
  const { value, type = "" } = found;
  if (typeof value !== "string") return JSON.stringify(value);
  const mention = mentions[typeName(type)];
  return mention ? mention(value) : value;
}

/** Ids of people and places become what clients show by name. */
const mentions: Readonly<Record<string, (id: string) => string>> = {
  user_id: (id) => `<@${id}>`,
  channel_id: (id) => `<#${id}>`,
  usergroup_id: (id) => `<!subteam^${id}>`,
};

/** The last word of a type: `slack#/types/user_id` and its neutral spelling `platform#/types/user_id` are one. */
export function typeName(type: string): string {
  return /^(?:slack|platform)#\/types\/(.+)$/.exec(type)?.[1] ?? type;
}
