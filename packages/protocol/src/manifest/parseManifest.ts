import { checkDatastores } from "./checkDatastores.ts";
import { checkMcpServers } from "./checkMcpServers.ts";
import { checkParameters } from "./checkParameters.ts";
import { checkPermissions } from "./checkPermissions.ts";
import { checkScopes } from "./checkScopes.ts";
import { checkShape } from "./checkShape.ts";
import { checkWorkflows } from "./checkWorkflows.ts";
import type { ManifestFault } from "./fault.ts";
import { type Manifest, manifestSchema } from "./manifest.ts";
import { copyPlain } from "./plain.ts";
import { readText } from "./readText.ts";
import { Report } from "./report.ts";

export type ParsedManifest =
  | { readonly ok: true; readonly manifest: Manifest; readonly warnings: readonly ManifestFault[] }
  | { readonly ok: false; readonly faults: readonly ManifestFault[]; readonly warnings: readonly ManifestFault[] };

/**
 * A manifest from YAML, JSON, or a value that was parsed before; or all that is wrong with it, up to a limit. Warnings name
 * what is known but has no effect here.
 *
 * @example
 * parseManifest("display_information:\n  name: Echo\n") // { ok: true, manifest: { display_information: { name: "Echo" } }, warnings: [] }
 */
export function parseManifest(given: unknown): ParsedManifest {
  const read = typeof given === "string" ? readText(given) : { value: given };
  if ("message" in read) return { ok: false, faults: [read], warnings: [] };
  const plain = copyPlain(read.value);
  if ("message" in plain) return { ok: false, faults: [plain], warnings: [] };
  const { faults, warnings } = checkManifest(plain.value);
  if (faults.length > 0) return { ok: false, faults, warnings };
  return { ok: true, manifest: plain.value as Manifest, warnings };
}

/** All checks of a plain value. Each reads what it needs without relying on the ones before, so that all faults come at once. */
export function checkManifest(value: unknown): Report {
  const report = new Report();
  checkShape(manifestSchema, value, "", report);
  checkScopes(value, report);
  checkPermissions(value, report);
  checkParameters(value, report);
  checkDatastores(value, report);
  checkMcpServers(value, report);
  // Steps are followed through functions, types and workflows, so these have to be sound.
  const isSound = !["", "/functions", "/workflows", "/types"].some((pointer) => isBroken(report, pointer));
  if (isSound) checkWorkflows(value as Manifest, report);
  return report;
}

function isBroken(report: Report, pointer: string): boolean {
  return pointer === "" ? report.faults.some((fault) => fault.pointer === "/") : report.hasFaultIn(pointer);
}
