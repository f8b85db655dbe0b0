import { dropNulls, isIdShaped, isLongerThan, limits, parseTs, truncateTs } from "@platform/protocol";
import { type TSchema, Type } from "typebox";
import { JsonFault, parseJson } from "../ports/json.ts";
import type { ObjectKind } from "./objects.ts";

/** One argument as it arrived: text from a form or a query, any JSON value from a JSON body, or several of a name. */
export type Raw = unknown;

/** An argument given more than once. */
export class Repeated {
  readonly values: readonly string[];
  constructor(values: readonly string[]) {
    this.values = values;
  }
}

/** What is wrong with an argument, in the words the field's validators use. */
export class Fault {
  readonly message: string;
  readonly isArray: boolean;
  constructor(message: string, isArray = false) {
    this.message = message;
    this.isArray = isArray;
  }
}

/** One argument of a method: how it looks, whether it must be there, and which refusal a bad one earns. */
export interface Param<Value, Code extends string = never> {
  readonly schema: TSchema;
  readonly required: boolean;
  /** Callers have to send it, although it decodes without: the handler refuses its absence with a code of its own. */
  readonly isExpected?: true;
  readonly describe: string;
  /** What kind of object the argument names, if it names one. */
  readonly object?: ObjectKind | undefined;
  /** The refusal for a missing or malformed value; without one it is `invalid_arguments`. */
  readonly otherwise: Code | undefined;
  readonly fallback: Value | undefined;
  readonly decode: (raw: Raw) => Value | Fault;
  /** Whether forms carry it as JSON text, in which `null` means that it is absent. */
  readonly isJson?: true;
  /** Whether it holds the content of a file, which no log keeps. */
  readonly isUpload?: true;
}

export interface Wording<Code extends string> {
  readonly describe: string;
  readonly otherwise?: Code;
  readonly object?: ObjectKind;
}

type Decode<Value> = (raw: Raw) => Value | Fault;

function required<Value, Code extends string>(schema: TSchema, decode: Decode<Value>, wording: Wording<Code>) {
  return { schema, decode, ...words(wording), required: true, fallback: undefined } satisfies Param<Value, Code>;
}

function words<Code extends string>(wording: Wording<Code>) {
  return { describe: wording.describe, otherwise: wording.otherwise, object: wording.object };
}

/** May be left out; the handler then sees `undefined`. */
export function optional<Value, Code extends string>(param: Param<Value, Code>): Param<Value | undefined, Code> {
  return { ...param, required: false };
}

/** Has to be sent; the handler sees `undefined` when it was not, and refuses that. */
export function expected<Value, Code extends string>(param: Param<Value, Code>): Param<Value | undefined, Code> {
  return { ...param, required: false, isExpected: true };
}

/** Whether a call without the argument is refused, whatever else it holds. */
export function isMandatory({ required: isRequired, isExpected }: Param<unknown, string>): boolean {
  return isRequired || isExpected === true;
}

/** May be left out; the handler then sees the default. */
export function defaulted<Value, Code extends string>(param: Param<Value, Code>, value: Value): Param<Value, Code> {
  return { ...param, required: false, fallback: value, schema: { ...param.schema, default: value } };
}

export function text<const Code extends string = never>(
  wording: Wording<Code> & { maxLength?: number },
): Param<string, Code> {
  const { maxLength } = wording;
  return required(
    Type.String(maxLength === undefined ? {} : { maxLength }),
    (raw) => {
      const value = decodeText(raw);
      if (value instanceof Fault || maxLength === undefined || !isLongerThan(value, maxLength)) return value;
      return new Fault(`must be less than ${maxLength + 1} characters`);
    },
    wording,
  );
}

/** The id of an object. Whether it names one that the caller may see is for the domain to say. */
export function id<const Code extends string = never>(
  wording: Wording<Code> & { object: ObjectKind },
): Param<string, Code> {
  return required(
    Type.String(),
    (raw) => {
      const value = decodeText(raw);
      return value instanceof Fault || isIdShaped(value) ? value : new Fault("must be an id");
    },
    wording,
  );
}

/** Decimals beyond microseconds are cut off here, because some readers compare timestamps as texts. */
export function timestamp<const Code extends string = never>(wording: Wording<Code>): Param<string, Code> {
  return required(
    Type.String({ pattern: "^\\d{1,10}(\\.\\d+)?$" }),
    (raw) => {
      const value = decodeText(raw);
      if (value instanceof Fault) return value;
      return parseTs(value) === undefined ? new Fault("must be a timestamp") : truncateTs(value);
    },
    wording,
  );
}

export function flag(wording: Wording<never>): Param<boolean> {
  return required(Type.Boolean(), decodeFlag, wording);
}

/** Out of range is clamped, as clients of this API expect. */
export function count<const Code extends string = never>(
  wording: Wording<Code> & { min: number; max: number },
): Param<number, Code> {
  const { min, max } = wording;
  return required(
    Type.Integer({ minimum: min, maximum: max }),
    (raw) => {
      const value = typeof raw === "number" ? raw : Number(typeof raw === "string" ? raw.trim() : Number.NaN);
      if (Array.isArray(raw) || raw instanceof Repeated) return new Fault("must provide an integer", true);
      return Number.isInteger(value) ? Math.min(Math.max(value, min), max) : new Fault("must provide an integer");
    },
    wording,
  );
}

/** A list of words from a fixed set: JSON array, JSON text, comma list or a single one. */
export function choices<const Choice extends string, const Code extends string = never>(
  wording: Wording<Code> & { of: readonly Choice[] },
): Param<readonly Choice[], Code> {
  return required(
    Type.Array(Type.Enum([...wording.of])),
    (raw) => {
      const values = decodeList(raw);
      if (values instanceof Fault) return values;
      const known = values.filter((value): value is Choice => wording.of.some((choice) => choice === value));
      return known.length === values.length && known.length > 0 ? known : new Fault("must be a valid enum value");
    },
    wording,
  );
}

/** One word from a fixed set. */
export function choice<const Choice extends string, const Code extends string = never>(
  wording: Wording<Code> & { of: readonly Choice[] },
): Param<Choice, Code> {
  return required(
    Type.Enum([...wording.of]),
    (raw) => {
      const value = decodeText(raw);
      if (value instanceof Fault) return value;
      return wording.of.find((known) => known === value) ?? new Fault(`must be one of ${wording.of.join(", ")}`);
    },
    wording,
  );
}

/** A list of texts: JSON array, JSON text, comma list or a single one. A `unique` one is refused when it repeats a value. */
export function list<const Code extends string = never>(
  wording: Wording<Code> & { max: number; unique?: true },
): Param<readonly string[], Code> {
  const { max, unique } = wording;
  return required(
    Type.Array(Type.String(), { maxItems: max, ...(unique && { uniqueItems: true }) }),
    (raw) => {
      const values = decodeList(raw, max);
      if (values instanceof Fault) return values;
      if (values.length > max) return new Fault(`must provide at most ${max}`);
      if (unique && new Set(values).size < values.length) return new Fault("must not provide a value twice");
      return values.map(storable);
    },
    wording,
  );
}

export function decodeText(raw: Raw): string | Fault {
  if (typeof raw === "string") return storable(raw);
  if (typeof raw === "number" || typeof raw === "boolean") return String(raw);
  return new Fault("must provide a string", Array.isArray(raw) || raw instanceof Repeated);
}

/** PostgreSQL cannot hold a NUL, and half of a surrogate pair is no character: both would fail far from here. */
export function storable(text: string): string {
  const whole = text.includes("\u0000") ? text.replaceAll("\u0000", "") : text;
  return whole.isWellFormed() ? whole : whole.toWellFormed();
}

/** Forms carry booleans as their language prints them: Python's `urlencode` writes `True` and `False`. */
function decodeFlag(raw: Raw): boolean | Fault {
  const value = typeof raw === "string" ? raw.toLowerCase() : raw;
  if (value === true || value === "true" || value === 1 || value === "1") return true;
  if (value === false || value === "false" || value === 0 || value === "0") return false;
  return new Fault("must be a boolean", Array.isArray(raw) || raw instanceof Repeated);
}

/** Of a comma list at most one more than `max`, which is enough to refuse it. */
export function decodeList(raw: Raw, max: number = limits.arg_count_max): readonly string[] | Fault {
  if (raw instanceof Repeated) return raw.values;
  const value = typeof raw === "string" && raw.trimStart().startsWith("[") ? parseJson(raw) : raw;
  if (value instanceof JsonFault) return new Fault("must provide an array");
  if (typeof value === "string") return splitList(value, max + 1);
  if (!Array.isArray(value) || !value.every((part) => typeof part === "string"))
    return new Fault("must provide an array");
  return value;
}

function splitList(text: string, max: number): string[] {
  const parts: string[] = [];
  for (let start = 0, end = 0; start <= text.length && parts.length < max; start = end + 1) {
    end = text.indexOf(",", start);
    if (end < 0) end = text.length;
    const part = text.slice(start, end).trim();
    if (part !== "") parts.push(part);
  }
  return parts;
}

/** A list of texts that has to be written as JSON, in a body or as text. */
export function jsonList<const Code extends string = never>(
  wording: Wording<Code> & { max: number },
): Param<readonly string[], Code> {
  const { decode, ...rest } = list(wording);
  return {
    ...rest,
    decode: (raw) =>
      Array.isArray(raw) || (typeof raw === "string" && raw.trimStart().startsWith("["))
        ? decode(raw)
        : new Fault("must provide an array"),
  };
}

export interface JsonWording<Code extends string> extends Wording<Code> {
  /** Whether fields inside that are null count as absent, which is the default, or mean something to their reader. */
  readonly nulls?: "dropped" | "kept";
}

/** A JSON array, or the text of one. The domain validates its items. */
export function jsonArray<const Code extends string = never>(
  wording: JsonWording<Code>,
): Param<readonly unknown[], Code> {
  const param = required(
    Type.Array(Type.Unknown()),
    (raw) => {
      const value = decodeJson(raw, wording.nulls);
      return Array.isArray(value) ? (value as readonly unknown[]) : new Fault("must provide an array");
    },
    wording,
  );
  return { ...param, isJson: true };
}

/** A JSON object, or the text of one. */
export function jsonObject<const Code extends string = never>(
  wording: JsonWording<Code>,
): Param<Readonly<Record<string, unknown>>, Code> {
  const param = required(
    Type.Record(Type.String(), Type.Unknown()),
    (raw) => {
      const value = decodeJson(raw, wording.nulls);
      if (typeof value !== "object" || value === null || Array.isArray(value)) {
        return new Fault("must provide an object");
      }
      return value as Readonly<Record<string, unknown>>;
    },
    wording,
  );
  return { ...param, isJson: true };
}

/** Forms carry JSON as text, JSON bodies as a value. Undefined for anything else. */
export function decodeJson(raw: Raw, nulls: "dropped" | "kept" = "dropped"): unknown {
  if (raw instanceof Repeated) return undefined;
  const value = typeof raw === "string" ? parseJson(raw) : raw;
  if (value instanceof JsonFault) return undefined;
  return nulls === "dropped" ? dropNulls(value) : value;
}
