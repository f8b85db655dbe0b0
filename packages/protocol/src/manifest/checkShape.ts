import type { TSchema } from "typebox";
import { Check, Errors } from "typebox/value";
import { isLongerThan, isShorterThan } from "../characters.ts";
import { scopeSentences } from "../scopes.ts";
import { suggestName } from "../suggestName.ts";
import { isFields } from "../workflows/parameter.ts";
import { describeFaults } from "./describeFaults.ts";
import { isInert } from "./inert.ts";
import { escapePointer } from "./pointer.ts";
import { patterns } from "./patterns.ts";
import type { Report } from "./report.ts";

/** The keywords of the manifest's schema, which has no others above its leaves. */
interface Node {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly patternProperties?: Readonly<Record<string, TSchema>>;
  readonly additionalProperties?: unknown;
  readonly required?: readonly string[];
  readonly maxProperties?: number;
  readonly items?: TSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/**
 * Holds a value against the schema of manifests. The library's own check visits every item of a list that is too long;
 * here the size comes first, and a list or map beyond its limit is one fault whose items are never looked at.
 */
export function checkShape(schema: TSchema, value: unknown, pointer: string, report: Report): void {
  if (report.isFull) return;
  report.visited += 1;
  const node: Node = schema;
  if (node.type === "object") checkObject(node, value, pointer, report);
  else if (node.type === "array") checkArray(node, value, pointer, report);
  else checkLeaf(schema, value, pointer, report);
}

function checkLeaf(schema: TSchema, value: unknown, pointer: string, report: Report): void {
  if (isPlainlyRight(schema, value)) return;
  checkLength(schema, value, pointer, report);
  if (Check(schema, value)) return;
  const others = Errors(schema, value).filter(({ keyword }) => keyword !== "minLength" && keyword !== "maxLength");
  for (const { message } of describeFaults(others)) report.addFault(`${message}${scopeHint(schema, value)}`, pointer);
}

/** The library counts grapheme clusters; limits in characters are code points everywhere. */
function checkLength({ type, minLength, maxLength }: Node, value: unknown, pointer: string, report: Report): void {
  if (type !== "string" || typeof value !== "string") return;
  if (minLength !== undefined && isShorterThan(value, minLength)) {
    report.addFault(`must be more than ${minLength - 1} characters`, pointer);
  }
  if (maxLength !== undefined && isLongerThan(value, maxLength)) {
    report.addFault(`must be less than ${maxLength + 1} characters`, pointer);
  }
}

/** Nearly every text of a manifest is right by its length alone. The library takes 20 us for the same answer. */
function isPlainlyRight({ type, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Node, value: unknown) {
  const isFree = type === "string" && pattern === undefined && minLength <= 1;
  return isFree && typeof value === "string" && value.length >= minLength && value.length <= maxLength;
}

function checkArray(node: Node, value: unknown, pointer: string, report: Report): void {
  if (!Array.isArray(value)) return report.addFault("must provide an array", pointer);
  const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = node;
  if (value.length < minItems) return report.addFault(`must provide at least ${minItems} items`, pointer);
  if (value.length > maxItems) return report.addFault(`no more than ${maxItems} items allowed`, pointer);
  for (const [at, item] of value.entries()) {
    if (report.isFull) return;
    if (items) checkShape(items, item, `${pointer}/${at}`, report);
  }
}

function checkObject(node: Node, value: unknown, pointer: string, report: Report): void {
  if (!isFields(value)) return report.addFault("must provide an object", pointer);
  for (const name of node.required ?? []) {
    if (!Object.hasOwn(value, name)) report.addFault(`missing required field: ${name}`, pointer);
  }
  const keys = Object.keys(value);
  const { maxProperties = Number.POSITIVE_INFINITY } = node;
  if (keys.length > maxProperties) return report.addFault(`no more than ${maxProperties} properties allowed`, pointer);
  for (const key of keys) {
    if (report.isFull) return;
    const place = `${pointer}/${escapePointer(key)}`;
    const schema = schemaOf(node, key);
    if (schema) checkField(schema, value[key], place, report);
    else if (node.additionalProperties === false) report.addFault(unknownKey(key, node), place);
  }
}

function checkField(schema: TSchema, value: unknown, pointer: string, report: Report): void {
  if (isInert(schema)) report.addWarning("this field has no effect on this platform", pointer);
  checkShape(schema, value, pointer, report);
}

function schemaOf(node: Node, key: string): TSchema | undefined {
  if (node.properties && Object.hasOwn(node.properties, key)) return node.properties[key];
  // Of a map: every key has the same schema.
  return Object.values(node.patternProperties ?? {})[0];
}

function unknownKey(key: string, node: Node): string {
  const suggested = suggestName(key, Object.keys(node.properties ?? {}));
  return `invalid additional property: ${key}${suggested === undefined ? "" : `; did you mean ${suggested}?`}`;
}

/** `Chat:Write` or `chat:write ` has not even the shape of a scope, and is meant to be one. */
function scopeHint({ pattern }: Node, value: unknown): string {
  if (pattern !== patterns.scope || typeof value !== "string") return "";
  const suggested = suggestName(value.trim().toLowerCase(), Object.keys(scopeSentences));
  return suggested === undefined ? "" : `; did you mean ${suggested}?`;
}
