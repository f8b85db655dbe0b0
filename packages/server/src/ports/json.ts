import { limits } from "@platform/protocol";

/** Why a text is not taken as JSON. */
export class JsonFault {
  readonly kind: "malformed" | "too deep" | "too many keys" | "forbidden key";
  readonly message: string;
  constructor(kind: JsonFault["kind"], message: string) {
    this.kind = kind;
    this.message = message;
  }
}

/** Keys that a careless merge further on would turn into the prototype of every object. */
export const forbiddenKeys: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);
const maybeForbidden = /proto|constructor|\\u/;

/**
 * JSON from outside, bounded before it is parsed: a value nested deeper than JSON.stringify can follow could be stored
 * and would then break every reader.
 */
export function parseJson(text: string): unknown {
  const fault = measure(text);
  if (fault) return fault;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return new JsonFault("malformed", error instanceof Error ? error.message : "not JSON");
  }
  const key = maybeForbidden.test(text) ? findForbiddenKey(value) : undefined;
  return key === undefined ? value : new JsonFault("forbidden key", `forbidden key: ${key}`);
}

const quote = 34;
const backslash = 92;
const colon = 58;

/** One pass over the text, outside of strings: how deep, how many keys. */
function measure(text: string): JsonFault | undefined {
  let depth = 0;
  let keys = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      at = endOfString(text, at);
    } else if (code === 91 || code === 123) {
      if (++depth > limits.json_depth_max) {
        return new JsonFault("too deep", `nested deeper than ${limits.json_depth_max} levels`);
      }
    } else if (code === 93 || code === 125) {
      depth--;
    } else if (code === colon && ++keys > limits.json_keys_max) {
      return new JsonFault("too many keys", `more than ${limits.json_keys_max} keys`);
    }
  }
  return undefined;
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text.charCodeAt(at - 1 - slashes) === backslash) slashes++;
  return slashes % 2 === 1;
}

function findForbiddenKey(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  for (const key of Object.keys(value)) {
    if (!Array.isArray(value) && forbiddenKeys.has(key)) return key;
    const inside = findForbiddenKey((value as Record<string, unknown>)[key]);
    if (inside !== undefined) return inside;
  }
  return undefined;
}
