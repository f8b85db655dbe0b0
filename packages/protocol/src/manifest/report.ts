import { limits } from "../limits.ts";
import type { ManifestFault } from "./fault.ts";

/**
 * What checks of one manifest find. It takes a bounded number of faults, and the checks stop when it is full: a manifest
 * with thousands of mistakes must cost no more than one with a hundred.
 */
export class Report {
  readonly faults: ManifestFault[] = [];
  readonly warnings: ManifestFault[] = [];
  /** For values that the checks complete with the defaults of their types. */
  readonly budget = { defaultsLeft: limits.manifest_defaults_max };
  /** How many values the checks have looked at. */
  visited = 0;

  get isFull(): boolean {
    return this.faults.length >= limits.manifest_errors_max;
  }

  addFault(message: string, pointer: string): void {
    if (!this.isFull) this.faults.push({ message, pointer: pointer || "/" });
  }

  addWarning(message: string, pointer: string): void {
    if (this.warnings.length < limits.manifest_warnings_max) {
      this.warnings.push({ message, pointer: pointer || "/", code: "no_effect" });
    }
  }

  /** Whether something is wrong with this value or inside it. */
  hasFaultIn(pointer: string): boolean {
    return this.faults.some((fault) => fault.pointer === pointer || fault.pointer.startsWith(`${pointer}/`));
  }
}
