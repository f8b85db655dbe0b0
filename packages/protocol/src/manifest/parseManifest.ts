import { Errors } from "typebox/value";
import { checkWorkflows } from "./checkWorkflows.ts";
import { describeFaults } from "./describeFaults.ts";
import type { ManifestFault } from "./fault.ts";
import { type Manifest, manifestSchema } from "./manifest.ts";
import { copyPlain } from "./plain.ts";
import { readText } from "./readText.ts";

export type ParsedManifest =
  | { readonly ok: true; readonly manifest: Manifest }
  | { readonly ok: false; readonly faults: readonly ManifestFault[] };

/**
 * A manifest from YAML, JSON, or a value that was parsed before; or all that is wrong with it. Unknown fields are kept.
 *
 * @example
 * parseManifest("display_information:\n  name: Echo\n") // { ok: true, manifest: { display_information: { name: "Echo" } } }
 */
export function parseManifest(given: unknown): ParsedManifest {
  const read = typeof given === "string" ? readText(given) : { value: given };
  if ("message" in read) return { ok: false, faults: [read] };
  const plain = copyPlain(read.value);
  if ("message" in plain) return { ok: false, faults: [plain] };
  // Checked without compiling: manifests are rare, and pages that forbid eval can run this too.
  const faults = describeFaults(Errors(manifestSchema, plain.value));
  if (faults.length > 0) return { ok: false, faults };
  const manifest = plain.value as Manifest;
  const wrong = checkWorkflows(manifest);
  return wrong.length === 0 ? { ok: true, manifest } : { ok: false, faults: wrong };
}
