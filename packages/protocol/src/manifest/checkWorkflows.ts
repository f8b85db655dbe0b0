import type { SharedFunctions } from "./calledFunction.ts";
import { checkSteps } from "./checkSteps.ts";
import type { Manifest } from "./manifest.ts";
import { escapePointer } from "./pointer.ts";
import type { Report } from "./report.ts";

/** Callback ids become names of files when an app is deployed. */
const callbackIdShape = /^[A-Za-z0-9_-]{1,100}$/;

/**
 * What no run could get past: steps that name a function which does not exist, give it what it does not take, or refer to
 * what nothing returns. Functions of other apps are known to the server alone, which passes them in; without them, the
 * inputs of their steps are not checked.
 */
export function checkWorkflows(manifest: Manifest, report: Report, shared: SharedFunctions = new Map()): void {
  const { functions = {}, workflows = {} } = manifest;
  checkNames("functions", Object.keys(functions), report);
  checkNames("workflows", Object.keys(workflows), report);
  for (const [callbackId, workflow] of Object.entries(workflows)) {
    checkSteps(manifest, workflow, shared, `/workflows/${escapePointer(callbackId)}`, report);
  }
}

function checkNames(section: string, names: readonly string[], report: Report): void {
  for (const name of names) {
    if (callbackIdShape.test(name)) continue;
    const message = "a callback id has letters, digits, _ and -, and no more than 100 of them";
    report.addFault(message, `/${section}/${escapePointer(name)}`);
  }
}
