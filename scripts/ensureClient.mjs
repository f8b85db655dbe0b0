// Builds the browser client when its sources are others than those it was built from: the only part that is built.

import { createHash } from "node:crypto";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { runQuietly } from "../packages/cli/bin/runQuietly.mjs";
import { moveIntoPlace } from "./moveIntoPlace.mjs";

// `sideEffects` in the package.json of each package decides what the bundler leaves out.
const FILES = [
  "package-lock.json",
  "packages/web/package.json",
  "packages/sdk/package.json",
  "packages/protocol/package.json",
  "packages/web/vite.config.ts",
];
const FOLDERS = ["packages/web/build", "packages/web/src", "packages/sdk/src", "packages/protocol/src"];

/**
 * Leaves the built client in packages/web/dist. Hashing the sources takes some hundredths of a second; building takes
 * seconds, and is done in a folder of its own, so that a server which reads the old one never finds half of the new.
 *
 * @param {string} root
 * @param {string} node the Node that runs the build
 */
export async function ensureClient(root, node) {
  const web = join(root, "packages", "web");
  const dist = join(web, "dist");
  const wanted = hashSources(root);
  if (readText(join(dist, ".built-from")) === wanted) return;

  const started = performance.now();
  process.stderr.write("Building the browser client ...\n");
  const draft = mkdtempSync(join(web, "dist-draft-"));
  try {
    await Promise.all(localesOf(web).map((locale) => build({ root, node, web, draft, locale })));
    writeFileSync(join(draft, ".built-from"), wanted);
    // A temporary folder is private to its creator; the server may run as another user.
    chmodSync(draft, 0o755);
    moveIntoPlace(draft, dist);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  process.stderr.write(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`);
}

/** English, and every language with a folder of texts. Files that are the same in two builds have the same name. */
function localesOf(web) {
  const folders = readdirSync(join(web, "src", "strings"), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return ["en", ...folders.map(({ name }) => name)];
}

async function build({ root, node, web, draft, locale }) {
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const args = [vite, "build", "--outDir", draft, "--emptyOutDir", "false", "--logLevel", "warn"];
  const env = { ...process.env, PLATFORM_LOCALE: locale };
  const { code, output } = await runQuietly({ program: node, args, shell: false, cwd: web, env });
  if (code !== 0) throw new Error(`Building the browser client failed with code ${code}.\n${output.trim()}`);
}

function hashSources(root) {
  const hash = createHash("sha256");
  for (const file of findSources(root)) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function findSources(root) {
  // Not `globSync`: this runs on the Node that the machine has, before a newer one takes over.
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.spec\.tsx?$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name))),
  );
  return [...FILES, ...inFolders.toSorted((one, other) => (one < other ? -1 : 1))];
}

function readText(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
