import { limits } from "../limits.ts";
import type { ManifestFault } from "./fault.ts";
import { escapePointer } from "./pointer.ts";

/** Keys that a careless merge further on would turn into the prototype of every object. */
const forbiddenKeys: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/**
 * A copy of nothing but plain data that JSON and every store can hold; or why there is none. Nested deeper than
 * JSON.stringify can follow, it could be stored and would then break every reader.
 */
export function copyPlain(value: unknown): { readonly value: unknown } | ManifestFault {
  let keyCount = 0;
  let fault: ManifestFault | undefined;

  function copy(part: unknown, pointer: string, depth: number): unknown {
    if (typeof part === "string") return part.replaceAll("\u0000", "").toWellFormed();
    if (typeof part !== "object" || part === null) return isJson(part) ? part : null;
    if (depth >= limits.json_depth_max) return stop(`nested deeper than ${limits.json_depth_max} levels`, pointer);
    if (Array.isArray(part)) return part.map((item, at) => (fault ? null : copy(item, `${pointer}/${at}`, depth + 1)));
    const copied: Record<string, unknown> = {};
    for (const [key, inside] of Object.entries(part)) {
      if (fault) break;
      if (forbiddenKeys.has(key)) return stop(`invalid additional property: ${key}`, `${pointer}/${key}`);
      if (++keyCount > limits.json_keys_max)
        return stop(`no more than ${limits.json_keys_max} properties allowed`, pointer);
      copied[key] = copy(inside, `${pointer}/${escapePointer(key)}`, depth + 1);
    }
    return copied;
  }

  function stop(message: string, pointer: string): null {
    fault = { message, pointer: pointer || "/" };
    return null;
  }

  const copied = copy(value, "", 0);
  return fault ?? { value: copied };
}

function isJson(value: unknown): boolean {
  return value === null || typeof value === "boolean" || Number.isFinite(value);
}
