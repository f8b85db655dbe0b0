// Joins the libraries that come as hundreds of small files into a few, once per installed version: see
// packages/cli/bin/joined.mjs for what it saves.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { joinedFolder } from "../packages/cli/bin/joinedFolder.mjs";
import { runQuietly } from "../packages/cli/bin/runQuietly.mjs";
import { moveIntoPlace } from "./moveIntoPlace.mjs";

/** Each library with everything of it that our sources import. What they share is not copied but shared. */
const LIBRARIES = {
  kysely: ["kysely", "kysely/migration"],
  typebox: ["typebox", "typebox/compile", "typebox/value"],
};

/**
 * Leaves the joined files and the plan of what they stand for in node_modules/.cache/joined.
 *
 * @param {string} root
 * @param {string} node the Node that runs the bundler
 */
export async function ensureJoined(root, node) {
  const place = fileURLToPath(joinedFolder);
  const plan = JSON.stringify(planFor(root), undefined, 2);
  if (readText(join(place, "plan.json")) === plan) return;

  mkdirSync(join(place, ".."), { recursive: true });
  const draft = mkdtempSync(join(place, "..", "joined-draft-"));
  try {
    const entries = Object.values(LIBRARIES).flat();
    const program = fileURLToPath(new URL("joinLibraries.mjs", import.meta.url));
    const args = [program, draft, ...entries.map((name) => `${fileNameOf(name)}=${name}`)];
    const { code, output } = await runQuietly({ program: node, args, cwd: root });
    if (code !== 0) throw new Error(`Joining ${entries.join(", ")} failed with code ${code}.\n${output.trim()}`);
    writeFileSync(join(draft, "plan.json"), plan);
    moveIntoPlace(draft, place);
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
