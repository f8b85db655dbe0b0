// Every package that is imported is declared in the package.json of its importer, and every declared one is used.

import { globSync, readFileSync } from "node:fs";
import { dirname, sep } from "node:path";
import { findDependencyFaults, type Manifest } from "./lint/findDependencyFaults.ts";

const exclude = ["**/node_modules/**", "**/dist/**", "**/dist-draft-*/**", "**/templates/**"];
const folderOf = (file: string): string => (dirname(file) === "." ? "" : dirname(file).split(sep).join("/"));

const manifests = new Map(
  globSync("{.,packages/*}/package.json").map((file) => [
    folderOf(file),
    JSON.parse(readFileSync(file, "utf8")) as Manifest,
  ]),
);
const sources = new Map(
  globSync("{packages,scripts,tests,bench,examples}/**/*.{ts,tsx,mjs,js,css}", { exclude }).map((file) => [
    file.split(sep).join("/"),
    readFileSync(file, "utf8"),
  ]),
);

for (const fault of findDependencyFaults(manifests, sources)) {
  console.log(fault);
  process.exitCode = 1;
}
