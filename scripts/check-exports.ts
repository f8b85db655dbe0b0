// Nothing is exported that nothing uses.

import { globSync, readFileSync } from "node:fs";
import { sep } from "node:path";
import { findUnusedExports } from "./lint/findUnusedExports.ts";

const files = globSync("{packages,scripts,tests,bench}/**/*.{ts,tsx,mjs}", {
  exclude: ["**/node_modules/**", "**/dist/**", "**/templates/**"],
});
const sources = new Map(files.map((file) => [file.split(sep).join("/"), readFileSync(file, "utf8")]));
// The registry imports each method as a namespace.
const isMethod = (file: string) => /^packages\/server\/src\/methods\/[^/]+\//.test(file);

for (const { file, name } of findUnusedExports(sources, isMethod)) {
  console.log(`${file} exports ${name}, which nothing uses. Remove it.`);
  process.exitCode = 1;
}
