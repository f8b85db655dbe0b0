// Fetches one npm package into the user's cache, once per machine, and never runs its install scripts.

import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { cacheFolder } from "./cacheFolder.mjs";
import { runQuietly } from "./runQuietly.mjs";

const ABANDONED_AFTER_MS = 15 * 60_000;

/**
 * The folder of the package, from the cache or fetched now with npm. Safe when several processes ask at once: each
 * fetches into a folder of its own and the first to rename it wins.
 *
 * @param {{ name: string, version: string, integrity: string } | { name: string, version: string, packages: object }} pin
 *   `packages` is the part of a lockfile for a package that depends on others.
 * @param {{ title: string, remedy: string, folder?: string, prepare?: (packageFolder: string) => Promise<void> }} request
 *   `prepare` does once what the package's own install script would have done.
 * @returns {Promise<string>}
 */
export async function fetchPackage(pin, { title, remedy, folder = folderName(pin), prepare }) {
  const target = resolve(cacheFolder(), folder);
  const found = join(target, "node_modules", pin.name);
  if (existsSync(found)) return found;

  const started = performance.now();
  process.stderr.write(`Fetching ${title}, once ...\n`);
  await mkdir(dirname(target), { recursive: true });
  await removeAbandoned(target);
  const draft = await mkdtemp(`${target}.draft-`);
  try {
    await installInto(draft, pin, { title, remedy });
    await prepare?.(join(draft, "node_modules", pin.name));
    // Drafts are for their user alone; what npm publishes is for all, and functions run as another user.
    await chmod(draft, 0o755);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // A rename onto a folder that another process finished first fails; theirs has the same pinned content.
    if (!existsSync(found)) throw error;
  }
  process.stderr.write(`Fetched in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`);
  return found;
}

/**
 * The npm to run, as a program and its first arguments. Under `npm run` it is that same npm, by file and on this Node,
 * so that nothing depends on PATH.
 *
 * @param {string} node the Node that runs npm when npm is known by file
 * @returns {{ program: string, args: string[], shell: boolean }}
 */
export function npmCommand(node = process.execPath) {
  const besideNode = join(dirname(process.execPath), "..", "lib", "node_modules", "npm", "bin", "npm-cli.js");
  // Other package managers set npm_execpath too, hence the check of the name.
  const file = [process.env.npm_execpath, besideNode].find(
    (path) => path && basename(path) === "npm-cli.js" && existsSync(path),
  );
  if (file) return { program: node, args: [file], shell: false };
  return { program: "npm", args: [], shell: process.platform === "win32" };
}

async function installInto(draft, pin, { title, remedy }) {
  // A lockfile with the hash in it makes npm refuse a package that is not, byte for byte, the one we pinned.
  const root = { name: "fetched", version: "1.0.0", dependencies: { [pin.name]: pin.version } };
  const locked = pin.packages ?? { [`node_modules/${pin.name}`]: { version: pin.version, integrity: pin.integrity } };
  const lock = { ...root, lockfileVersion: 3, packages: { "": root, ...locked } };
  await writeFile(join(draft, "package.json"), JSON.stringify(root));
  await writeFile(join(draft, "package-lock.json"), JSON.stringify(lock));

  const npm = npmCommand();
  const args = [...npm.args, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { code, output } = await runQuietly({ ...npm, args, cwd: draft });
  if (code === 0) return;
  throw new Error(
    `Could not fetch ${title}: \`npm ci\` of ${pin.name}@${pin.version} failed.\n` +
      `${indent(output.trim())}\n` +
      `Check that npm is installed and reaches its registry (\`npm ping\`), then run the command again. ${remedy}`,
  );
}

// An interrupted fetch leaves its draft behind; a recent one may belong to a process that is still fetching.
async function removeAbandoned(target) {
  for (const name of await readdir(dirname(target))) {
    if (!name.startsWith(`${basename(target)}.draft-`)) continue;
    const draft = join(dirname(target), name);
    const age = Date.now() - (await stat(draft).catch(() => ({ mtimeMs: 0 }))).mtimeMs;
    if (age > ABANDONED_AFTER_MS) await rm(draft, { recursive: true, force: true });
  }
}

function folderName(pin) {
  return `${pin.name.replace(/^@/, "").replaceAll("/", "-")}-${pin.version}`;
}

function indent(text) {
  return text.replace(/^/gm, "  ");
}
