// Every rule of docs/spec is cited by a test, and tests cite only rules that exist.

import { findSpecFaults } from "./spec/findSpecFaults.ts";
import { readSpec } from "./spec/readSpec.ts";

const { rules, cited } = readSpec(".");

for (const fault of findSpecFaults(rules, cited)) {
  console.log(fault);
  process.exitCode = 1;
}
