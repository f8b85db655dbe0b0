import { limits } from "@platform/protocol";
import type { ManifestFault } from "@platform/protocol/manifest/fault.ts";
import type { Manifest } from "@platform/protocol/manifest/manifest.ts";
import { escapePointer } from "@platform/protocol/manifest/pointer.ts";
import { parametersIn } from "@platform/protocol/workflows/parameter.ts";
import type { Db } from "../../storage/db.ts";
import type { SharedUse } from "../access/accessSharedFunction.ts";
import { findShared, isShared } from "./shareFunctions.ts";

/** What is wrong with the steps of a manifest that name functions of other apps. Each run asks again: see `takeStep`. */
export async function checkShared(db: Db, { workflows = {} }: Manifest, use: SharedUse): Promise<ManifestFault[]> {
  const faults: ManifestFault[] = [];
  /** Many steps may name the same function; each is looked up once. */
  const found = new Map<string, Awaited<ReturnType<typeof findShared>>>();
  for (const [callbackId, { steps = [] }] of Object.entries(workflows)) {
    for (const [at, { function_id: named, inputs = {} }] of steps.entries()) {
      if (!isShared(named)) continue;
      const pointer = `/workflows/${escapePointer(callbackId)}/steps/${at}`;
      if (faults.length >= limits.manifest_errors_max) return faults;
      if (!found.has(named)) found.set(named, await findShared(db, named, use));
      const shared = found.get(named);
      if (!shared) {
        const message = `no app in this workspace shares a function ${named} with anybody who may change this one`;
        faults.push({ message, pointer: `${pointer}/function_id` });
      }
      const missing = parametersIn(shared?.definition.input_parameters)
        .filter(({ name, isRequired }) => isRequired && !Object.hasOwn(inputs, name))
        .map(({ name }) => ({ message: `missing required input: ${name}`, pointer: `${pointer}/inputs` }));
      faults.push(...missing);
    }
  }
  return faults;
}
