import type { ManifestFault } from "@platform/protocol/manifest/fault.ts";
import type { SharedFunctions } from "@platform/protocol/manifest/calledFunction.ts";
import { checkWorkflows } from "@platform/protocol/manifest/checkWorkflows.ts";
import type { Manifest } from "@platform/protocol/manifest/manifest.ts";
import { escapePointer } from "@platform/protocol/manifest/pointer.ts";
import { Report } from "@platform/protocol/manifest/report.ts";
import { noTypes } from "@platform/protocol/workflows/customTypes.ts";
import type { Db } from "../../storage/db.ts";
import type { SharedUse } from "../access/accessSharedFunction.ts";
import { explainUnshared, findShared, isShared } from "./shareFunctions.ts";

/** What is wrong with the steps of a manifest that name functions of other apps. Each run asks again: see `takeStep`. */
export async function checkShared(db: Db, manifest: Manifest, use: SharedUse): Promise<readonly ManifestFault[]> {
  const report = new Report();
  /** Many steps may name the same function; each is looked up once. */
  const found = new Map<string, Awaited<ReturnType<typeof findShared>>>();
  for (const [callbackId, { steps = [] }] of Object.entries(manifest.workflows ?? {})) {
    for (const [at, { function_id: named }] of steps.entries()) {
      if (!isShared(named)) continue;
      if (report.isFull) return report.faults;
      if (!found.has(named)) found.set(named, await findShared(db, named, use));
      if (found.get(named)) continue;
      report.addFault(
        await explainUnshared(db, named, use),
        `/workflows/${escapePointer(callbackId)}/steps/${at}/function_id`,
      );
    }
  }
  const shared: SharedFunctions = new Map(
    [...found].flatMap(([named, one]) => (one ? [[named, { ...one, types: one.types ?? noTypes }] as const] : [])),
  );
  // The rest of the manifest has been checked before, so what is found now is about these functions.
  if (shared.size > 0) checkWorkflows(manifest, report, shared);
  return report.faults;
}
