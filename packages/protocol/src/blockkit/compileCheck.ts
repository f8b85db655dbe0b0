import { cutCharacters, isLongerThan } from "../characters.ts";
import type { TSchema } from "typebox";
import { limits } from "../limits.ts";
import { compileScalar, type Scalar } from "./compileScalar.ts";
import type { BlockFault, Faults } from "./fault.ts";

/** Tells the faults of a value to the collector, which stands at the place of that value. */
export type Check = (value: unknown, faults: Faults) => void;

/**
 * The keywords of JSON Schema that our schemas use, and two of our own: `announce` is a line that stands before whatever
 * is wrong inside, because clients know those pairs; `examine` is a check that a room has of its own.
 */
export interface Keywords {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Keywords[];
  readonly properties?: Readonly<Record<string, Keywords>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Keywords;
  readonly items?: Keywords;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly announce?: string;
  readonly examine?: (value: unknown) => readonly BlockFault[];
}

/**
 * A schema as a function, made once. It tells in the words of this field what a general validator would tell in its own,
 * goes by `type` straight to the right branch of a union, and needs no eval, so pages that forbid it can run it too.
 */
export function compileCheck(schema: TSchema): Check {
  return compile(schema);
}

function compile(schema: Keywords): Check {
  const check = compileKind(schema);
  const line = schema.announce;
  if (line === undefined) return check;
  return (value, faults) => {
    const before = faults.found.length;
    check(value, faults);
    if (faults.found.length > before) faults.announce(line, before);
  };
}

function compileKind(schema: Keywords): Check {
  if (schema.examine) return compileExamine(schema.examine);
  if (schema.anyOf?.some(isNull)) return compileNullable(schema.anyOf);
  if (schema.anyOf) return compileUnion(schema.anyOf, schema.announce !== undefined);
  if (schema.type === "object") return compileObject(schema);
  if (schema.type === "array") return compileArray(schema);
  const scalar = compileScalar(schema);
  if (scalar === undefined) return checkAnything;
  return (value, faults) => {
    const wrong = scalar(value);
    if (wrong !== undefined) faults.tell(wrong);
  };
}

/** Most fields have nothing inside, so the collector need not go down to them. */
interface Field {
  readonly isRequired: boolean;
  readonly scalar: Scalar | undefined;
  readonly check: Check;
}

function compileField(schema: Keywords, isRequired: boolean): Field {
  const scalar = schema.anyOf ? undefined : compileScalar(schema);
  return { isRequired, scalar, check: scalar ? checkAnything : compile(schema) };
}

function compileObject(schema: Keywords): Check {
  const required = schema.required ?? [];
  const named = Object.entries(schema.properties ?? {});
  const fields = new Map(named.map(([name, part]) => [name, compileField(part, required.includes(name))]));
  const isClosed = schema.additionalProperties === false;
  const anything: Field = { isRequired: false, scalar: undefined, check: checkAnything };
  return (value, faults) => {
    if (!isObject(value)) return faults.tell("must provide an object");
    let missing = required.length;
    for (const name in value) {
      const part = value[name];
      if (part === undefined) continue;
      const field = fields.get(name) ?? (isClosed ? undefined : anything);
      if (field === undefined) faults.tell(`invalid additional property: ${shorten(name)}`);
      else {
        if (field.isRequired) missing--;
        checkField(field, name, part, faults);
      }
      if (faults.isFull) return;
    }
    if (missing > 0) tellMissing(value, required, faults);
  };
}

function checkField(field: Field, name: string, part: unknown, faults: Faults): void {
  if (field.scalar) {
    const wrong = field.scalar(part);
    if (wrong !== undefined) faults.tell(wrong, name);
    return;
  }
  faults.enter(name);
  field.check(part, faults);
  faults.leave();
}

function tellMissing(value: Readonly<Record<string, unknown>>, required: readonly string[], faults: Faults): void {
  for (const name of required) if (value[name] === undefined) faults.tell(`missing required field: ${name}`);
}

function compileArray(schema: Keywords): Check {
  const check = schema.items ? compile(schema.items) : checkAnything;
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  return (value, faults) => {
    if (!Array.isArray(value)) return faults.tell("must provide an array");
    if (value.length < minItems) return faults.tell(`must provide at least ${minItems} items`);
    if (value.length > maxItems) return faults.tell(`no more than ${maxItems} items allowed`);
    for (let at = 0; at < value.length && !faults.isFull; at++) {
      faults.enter(at);
      check(value[at], faults);
      faults.leave();
    }
  };
}

function compileExamine(examine: (value: unknown) => readonly BlockFault[]): Check {
  return (value, faults) => {
    for (const { message, pointer } of examine(value)) faults.tell(message, ...pointer.split("/").slice(1));
  };
}

const isNull = ({ type }: Keywords): boolean => type === "null";

/** A value that may be null. */
function compileNullable(branches: readonly Keywords[]): Check {
  const rest = branches.filter((branch) => !isNull(branch));
  const [only] = rest;
  const check = only && rest.length === 1 ? compile(only) : compileUnion(rest, false);
  return (value, faults) => {
    if (value !== null) check(value, faults);
  };
}

/** Every union of ours is discriminated by `type`; a text with another type is reported as a bad enum, as clients know it. */
function compileUnion(branches: readonly Keywords[], isText: boolean): Check {
  // The line of a union stands for those of its branches.
  const byType = new Map(
    branches.map((branch) => [branch.properties?.["type"]?.const, isText ? compileKind(branch) : compile(branch)]),
  );
  if (byType.has(undefined) || byType.size < branches.length) throw new Error("a union must be discriminated by type");
  return (value, faults) => {
    if (!isObject(value)) return faults.tell("must provide an object");
    const type = value["type"];
    if (type === undefined) return faults.tell("missing required field: type");
    const check = byType.get(type);
    if (check) return check(value, faults);
    if (typeof type !== "string") return faults.tell("must provide a string", "type");
    faults.tell(isText ? "must be a valid enum value" : `unsupported type: ${shorten(type)}`, "type");
  };
}

/** What no schema describes is kept, if a reader can follow it. */
function checkAnything(value: unknown, faults: Faults): void {
  if (isDeeper(value, limits.json_depth_max)) faults.tell(`nested deeper than ${limits.json_depth_max} levels`);
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((part) => isDeeper(part, levels - 1));
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A name from outside is quoted, but shortened. */
export function shorten(name: string): string {
  return isLongerThan(name, limits.block_id_chars_max) ? `${cutCharacters(name, limits.block_id_chars_max)}...` : name;
}
