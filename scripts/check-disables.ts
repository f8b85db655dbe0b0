// A rule may be switched off for a line, but the line says why.

import { findBareDisables } from "./lint/findBareDisables.ts";
import { readSources } from "./readSources.ts";

const everything = ["{packages,scripts,tests,bench,examples}/**/*.{ts,tsx,mjs}"];

for (const [file, source] of readSources(everything)) {
  for (const line of findBareDisables(source)) {
    console.log(`${file}:${line} switches a rule off without a reason. Write it after two hyphens: -- because ...`);
    process.exitCode = 1;
  }
}
