// Blocks of code in the documents are valid, links lead somewhere, and figures are those of the code.

import { globSync, readFileSync } from "node:fs";
import { sep } from "node:path";
import type { Flags } from "../packages/cli/src/command.ts";
import { commands } from "../packages/cli/src/commands/commands.ts";
import { controls } from "../packages/server/src/control/registry.ts";
import { methods } from "../packages/server/src/methods/registry.ts";
import { findDocFaults } from "./lint/findDocFaults.ts";
import { figures, numberOf } from "./lint/figures.ts";

const globs = ["*.md", "{docs,examples,bench}/**/*.md", "packages/*/README.md"];
/** The specification is quoted, and the changelog and the decisions describe the past. */
const excluded = ["**/node_modules/**", "docs/spec/**", "CHANGELOG.md", "docs/decisions/0*"];

const context = {
  root: process.cwd(),
  commands: new Map<string, Flags>(),
  methods: new Set(methods.keys()),
  controls: new Set(controls.keys()),
  scripts: new Set(Object.keys((JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object }).scripts)),
};
for (const [name, load] of Object.entries(commands)) context.commands.set(name, (await load()).flags);

for (const file of globSync(globs, { exclude: excluded }).toSorted()) {
  const path = file.split(sep).join("/");
  for (const fault of findDocFaults(path, readFileSync(file, "utf8"), context)) report(`${path}:${fault}`);
}
for (const { file, pattern, values } of figures) {
  const [found, ...stated] = pattern.exec(readFileSync(file, "utf8")) ?? [];
  if (found === undefined) report(`${file}: nothing matches ${String(pattern)}; update scripts/lint/figures.ts`);
  else if (values.some((value, at) => numberOf(stated[at] ?? "") !== value))
    report(`${file}: states ${stated.join(" and ")}, but the code says ${values.join(" and ")} (${found})`);
}

function report(message: string): void {
  console.log(message);
  process.exitCode = 1;
}
