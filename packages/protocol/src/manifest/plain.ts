import { limits } from "../limits.ts";
import type { ManifestFault } from "./fault.ts";
import { escapePointer } from "./pointer.ts";

/** Keys that a careless merge further on would turn into the prototype of every object. */
const forbiddenKeys: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/**
 * A copy of nothing but plain data that JSON and every store can hold; or why there is none. Nested deeper than
 * JSON.stringify can follow, it could be stored and would then break every reader. A field that is null, or that YAML leaves
 * empty, is absent; the items of a list stay.
 */
export function copyPlain(value: unknown): { readonly value: unknown } | ManifestFault {
  let keyCount = 0;
  let fault: ManifestFault | undefined;

  function copy(part: unknown, place: Place | undefined, depth: number): unknown {
    if (typeof part === "string") return part.replaceAll("\u0000", "").toWellFormed();
    if (typeof part !== "object" || part === null) return isJson(part) ? part : null;
    if (depth >= limits.json_depth_max) return stop(`nested deeper than ${limits.json_depth_max} levels`, place);
    if (Array.isArray(part)) {
      return part.map((item, at) => (fault ? null : copy(item, { parent: place, key: String(at) }, depth + 1)));
    }
    const copied: Record<string, unknown> = {};
    for (const [key, inside] of Object.entries(part)) {
      if (fault) break;
      if (inside === null) continue;
      const within = { parent: place, key };
      if (forbiddenKeys.has(key)) return stop(`invalid additional property: ${key}`, within);
      if (++keyCount > limits.json_keys_max)
        return stop(`no more than ${limits.json_keys_max} properties allowed`, place);
      copied[key] = copy(inside, within, depth + 1);
    }
    return copied;
  }

  function stop(message: string, place: Place | undefined): null {
    fault = { message, pointer: pointerTo(place) || "/" };
    return null;
  }

  const copied = copy(value, undefined, 0);
  return fault ?? { value: copied };
}

/** Where a value is; its pointer is only made for a fault, because nearly all values have none. */
interface Place {
  readonly parent: Place | undefined;
  readonly key: string;
}

function pointerTo(place: Place | undefined): string {
  return place ? `${pointerTo(place.parent)}/${escapePointer(place.key)}` : "";
}

function isJson(value: unknown): boolean {
  return value === null || typeof value === "boolean" || Number.isFinite(value);
}
