import type { ManifestFault } from "@platform/protocol/manifest/fault.ts";
import type { Manifest } from "@platform/protocol/manifest/manifest.ts";
import { parametersIn } from "@platform/protocol/workflows/parameter.ts";
import type { Db } from "../../storage/db.ts";
import type { SharedUse } from "../access/accessSharedFunction.ts";
import { findShared, isShared } from "./shareFunctions.ts";

/** What is wrong with the steps of a manifest that name functions of other apps. Each run asks again: see `takeStep`. */
export async function checkShared(db: Db, { workflows = {} }: Manifest, use: SharedUse): Promise<ManifestFault[]> {
  const faults: ManifestFault[] = [];
  for (const [callbackId, { steps = [] }] of Object.entries(workflows)) {
    for (const [at, { function_id: named, inputs = {} }] of steps.entries()) {
      if (!isShared(named)) continue;
      const pointer = `/workflows/${callbackId}/steps/${at}`;
      const found = await findShared(db, named, use);
      if (!found) {
        const message = `no app in this workspace shares a function ${named} with anybody who may change this one`;
        faults.push({ message, pointer: `${pointer}/function_id` });
      }
      const missing = parametersIn(found?.definition.input_parameters)
        .filter(({ name, isRequired }) => isRequired && !Object.hasOwn(inputs, name))
        .map(({ name }) => ({ message: `missing required input: ${name}`, pointer: `${pointer}/inputs` }));
      faults.push(...missing);
    }
  }
  return faults;
}
