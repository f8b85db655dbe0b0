// Retired names and paths do not come back, and prose is standard technical English.

import { globSync, readFileSync } from "node:fs";
import { sep } from "node:path";
import { findNames, findPhrases } from "./lint/findPhrases.ts";
import { oddPhrases } from "./lint/oddPhrases.ts";
import { retiredNames, retiredPaths } from "./lint/retiredNames.ts";

/** Generated files repeat their sources, the specification is quoted, and the lists name what they forbid. */
const excluded = [
  "**/node_modules/**",
  "**/dist/**",
  "docs/{api,cli,events,functions,schemas,spec}/**",
  "packages/protocol/src/contract/**",
  "scripts/lint/{oddPhrases,retiredNames}.ts",
];
const globs = ["{packages,scripts,tests,bench,examples}/**/*.{ts,tsx,mjs,js,css,md,yaml}", "docs/**/*.md", "*.md"];

const names = Object.keys(retiredNames);
const phrases = Object.keys(oddPhrases);
const paths = Object.keys(retiredPaths);

for (const file of globSync(globs, { exclude: excluded }).toSorted()) {
  const path = file.split(sep).join("/");
  const text = readFileSync(file, "utf8");
  for (const old of paths.filter((retired) => path === retired || path.startsWith(`${retired}/`))) {
    report(`${path} is in a retired place. Use ${retiredPaths[old]}.`);
  }
  for (const { line, phrase } of findNames(text, names)) {
    report(`${path}:${line} uses the retired name ${phrase}. Use ${retiredNames[phrase]}.`);
  }
  for (const { line, phrase } of findPhrases(text, phrases)) {
    report(`${path}:${line} says "${phrase}". Write instead: ${oddPhrases[phrase]}.`);
  }
  for (const old of paths.filter((candidate) => text.includes(candidate))) {
    report(`${path} names the retired path ${old}. It is ${retiredPaths[old]} now.`);
  }
}

function report(message: string): void {
  console.log(message);
  process.exitCode = 1;
}
