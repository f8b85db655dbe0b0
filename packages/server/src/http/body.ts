import { isUtf8 } from "node:buffer";
import { limits, type Refusal, refuse } from "@platform/protocol";
import { forbiddenKeys, JsonFault, parseJson } from "../ports/json.ts";
import type { MaybePromise } from "../ports/maybePromise.ts";
import { Repeated } from "../methods/params.ts";
import type { FilePart } from "./multipart.ts";

/** Arguments by name; without a prototype, so that no name means anything but itself. */
export type Args = Record<string, unknown>;

export interface Decoded {
  readonly args: Args;
  /** What the caller could have written better, such as `missing_charset`. */
  readonly warnings: readonly string[];
}

export interface Encoded {
  readonly query: string;
  readonly contentType: string | undefined;
  readonly body: Buffer | undefined;
}

export type BodyCode =
  | "invalid_arg_name"
  | "invalid_array_arg"
  | "invalid_arguments"
  | "invalid_charset"
  | "invalid_form_data"
  | "invalid_json"
  | "invalid_post_type"
  | "json_not_object"
  | "missing_post_type";

const noWarnings: readonly string[] = [];

/** Query and body as one set of arguments; where both name one, the body's counts. */
export function decodeArgs(encoded: Encoded): MaybePromise<Decoded | Refusal<BodyCode>> {
  const args: Args = Object.create(null);
  if (encoded.query !== "") {
    const fault = readForm(encoded.query, "utf8", args);
    if (fault) return fault;
  }
  const { body } = encoded;
  if (body === undefined || body.length === 0) return { args, warnings: noWarnings };
  return decodeBody(body, encoded.contentType, args);
}

function decodeBody(body: Buffer, header: string | undefined, args: Args): MaybePromise<Decoded | Refusal<BodyCode>> {
  if (header === undefined || header === "") return refuse("missing_post_type");
  const { type, charset } = readContentType(header);
  if (charset !== undefined && !charsets.has(charset)) return refuse("invalid_charset", `charset is ${charset}`);
  const isLatin1 = charset === "iso-8859-1";
  switch (type) {
    case "application/json": {
      const fault = readJson(body, isLatin1, args);
      return fault ?? { args, warnings: charset === undefined ? ["missing_charset"] : noWarnings };
    }
    case "application/x-www-form-urlencoded":
    case "text/plain": {
      const fault = readFormBody(body, isLatin1 ? "latin1" : "utf8", args);
      const isSuperfluous = charset === "utf-8" && type !== "text/plain";
      return fault ?? { args, warnings: isSuperfluous ? ["superfluous_charset"] : noWarnings };
    }
    case "multipart/form-data":
      return decodeMultipart(body, header, args);
    default:
      return refuse("invalid_post_type", `Content-Type is ${type}`);
  }
}

async function decodeMultipart(body: Buffer, header: string, args: Args): Promise<Decoded | Refusal<BodyCode>> {
  const fields: Args = Object.create(null);
  const { readMultipart } = await import("./multipart.ts");
  const fault = await readMultipart(body, header, (name, value) => addField(fields, name, value));
  if (fault) return fault;
  Object.assign(args, fields);
  return { args, warnings: noWarnings };
}

const charsets = new Set(["utf-8", "iso-8859-1"]);

function readContentType(header: string): { type: string; charset: string | undefined } {
  const end = header.indexOf(";");
  if (end < 0) return { type: header.trim().toLowerCase(), charset: undefined };
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(header)?.[1]?.toLowerCase();
  return { type: header.slice(0, end).trim().toLowerCase(), charset };
}

function readJson(body: Buffer, isLatin1: boolean, args: Args): Refusal<BodyCode> | undefined {
  if (!isLatin1 && !isUtf8(body)) return refuse("invalid_json", "the body is not UTF-8");
  const value = parseJson(isLatin1 ? body.toString("latin1") : body.toString("utf8"));
  if (value instanceof JsonFault) {
    return value.kind === "malformed"
      ? refuse("invalid_json", value.message)
      : refuse("invalid_arguments", value.message);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return refuse("json_not_object");
  for (const [name, given] of Object.entries(value)) {
    const fault = faultOfName(name);
    if (fault) return fault;
    args[name] = given;
  }
  return undefined;
}

function readFormBody(body: Buffer, encoding: "latin1" | "utf8", args: Args): Refusal<BodyCode> | undefined {
  if (encoding === "utf8" && !isUtf8(body)) return refuse("invalid_form_data", "the body is not UTF-8");
  // What the query names too is not repeated by the body, but replaced.
  const fields: Args = isEmpty(args) ? args : Object.create(null);
  const fault = readForm(body.toString(encoding), encoding, fields);
  if (!fault && fields !== args) Object.assign(args, fields);
  return fault;
}

function isEmpty(args: Args): boolean {
  for (const _name in args) return false;
  return true;
}

const brokenEscape = /%(?![0-9a-fA-F]{2})/;

/** Pair by pair, and no further than is allowed: a body of nothing but separators makes no list. */
function readForm(text: string, encoding: "latin1" | "utf8", fields: Args): Refusal<BodyCode> | undefined {
  if (brokenEscape.test(text)) return refuse("invalid_form_data", "a % stands without two hexadecimal digits");
  const unescape = encoding === "utf8" ? unescapeUtf8 : unescapeLatin1;
  let fieldCount = 0;
  for (let start = 0, end = 0; start < text.length; start = end + 1) {
    end = text.indexOf("&", start);
    if (end < 0) end = text.length;
    if (end === start) continue;
    if (++fieldCount > limits.arg_count_max) return tooManyFields;
    const pair = text.slice(start, end);
    const equals = pair.indexOf("=");
    const name = unescape(equals < 0 ? pair : pair.slice(0, equals));
    const fault = addField(fields, name, equals < 0 ? "" : unescape(pair.slice(equals + 1)));
    if (fault) return fault;
  }
  return undefined;
}

function unescapeUtf8(part: string): string {
  const spaced = part.includes("+") ? part.replaceAll("+", " ") : part;
  if (!spaced.includes("%")) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    // Bytes that are no UTF-8: this one puts a mark in their place instead of throwing.
    return new URLSearchParams(`=${part}`).get("") ?? "";
  }
}

/** Each escaped byte is a character of its own. */
function unescapeLatin1(part: string): string {
  return part
    .replaceAll("+", " ")
    .replace(/%([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

const tooManyFields = refuse("invalid_arguments", `more than ${limits.arg_count_max} arguments`);

export function addField(fields: Args, name: string, value: string | FilePart): Refusal<BodyCode> | undefined {
  const fault = faultOfName(name);
  if (fault) return fault;
  const before = fields[name];
  fields[name] = before === undefined ? value : new Repeated([...valuesOf(before), ...valuesOf(value)]);
  return undefined;
}

/** Only texts can be given as a list; a repeated argument next to a file is refused like any other repetition. */
function valuesOf(given: unknown): readonly string[] {
  if (given instanceof Repeated) return given.values;
  return typeof given === "string" ? [given] : [];
}

const nameShape = /^[A-Za-z0-9_]+$/;

function faultOfName(name: string): Refusal<BodyCode> | undefined {
  if (name.endsWith("[]")) return refuse("invalid_array_arg", `give ${name.slice(0, -2)} once, as a list`);
  if (name.length > limits.arg_name_chars_max) {
    return refuse("invalid_arg_name", `an argument name has ${name.length} characters`);
  }
  if (nameShape.test(name) && !forbiddenKeys.has(name)) return undefined;
  return refuse("invalid_arg_name", `the argument name ${JSON.stringify(name)} is not allowed`);
}
