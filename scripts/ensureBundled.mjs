// Bundles the libraries that consist of hundreds of small files, once per installed version. packages/cli/bin/bundled.mjs
// loads the bundles.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundledFolder } from "../packages/cli/bin/bundledFolder.mjs";
import { runQuietly } from "../packages/cli/bin/runQuietly.mjs";
import { moveIntoPlace } from "./moveIntoPlace.mjs";

/** Each library with every entry point that our sources import. Code that entry points share goes into shared chunks. */
const LIBRARIES = {
  kysely: ["kysely", "kysely/migration"],
  typebox: ["typebox", "typebox/compile", "typebox/value"],
};

/**
 * Writes the bundles, and a plan with the versions and the file of each entry point, into node_modules/.cache/bundled.
 *
 * @param {string} root
 * @param {string} node the Node that runs the bundler
 */
export async function ensureBundled(root, node) {
  const target = fileURLToPath(bundledFolder);
  const plan = JSON.stringify(planFor(root), undefined, 2);
  if (readText(join(target, "plan.json")) === plan) return;

  mkdirSync(join(target, ".."), { recursive: true });
  const draft = mkdtempSync(join(target, "..", "bundled-draft-"));
  try {
    const entries = Object.values(LIBRARIES).flat();
    const program = fileURLToPath(new URL("bundleLibraries.mjs", import.meta.url));
    const args = [program, draft, ...entries.map((name) => `${fileNameOf(name)}=${name}`)];
    const { code, output } = await runQuietly({ program: node, args, cwd: root });
    if (code !== 0) throw new Error(`Bundling ${entries.join(", ")} failed with code ${code}.\n${output.trim()}`);
    writeFileSync(join(draft, "plan.json"), plan);
    moveIntoPlace(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function planFor(root) {
  const names = Object.keys(LIBRARIES);
  const versions = names.map((name) => [
    name,
    JSON.parse(readText(join(root, "node_modules", name, "package.json"))).version,
  ]);
  const files = Object.values(LIBRARIES)
    .flat()
    .map((name) => [name, fileNameOf(name)]);
  return { versions: Object.fromEntries(versions), files: Object.fromEntries(files) };
}

function fileNameOf(name) {
  return `${name.replaceAll("/", "-")}.mjs`;
}

function readText(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
