import { createHash } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { npmCommand } from "../packages/cli/bin/fetchPackage.mjs";
import { runQuietly } from "../packages/cli/bin/runQuietly.mjs";

/**
 * Installs the locked dependencies unless the ones in node_modules are already those. Asking npm takes a second; a hash
 * takes a millisecond.
 *
 * @param {string} root
 * @param {string} node
 */
export async function ensureDependencies(root, node) {
  const lockfile = readFileSync(join(root, "package-lock.json"), "utf8");
  // A folder shared between machines may hold binaries that only the other can load. The version of Node does not
  // matter: nothing is compiled at install, and what comes compiled speaks Node-API.
  const machine = `${process.platform}-${process.arch}`;
  const wanted = `${machine} ${createHash("sha256").update(lockfile).digest("hex")}`;
  const stamp = join(root, "node_modules", ".platform-installed");
  if (readText(stamp) === wanted) return;

  await whileAlone(root, async () => {
    const stamped = readText(stamp);
    if (stamped === wanted) return;
    const sameMachine = stamped === undefined || stamped.startsWith(`${machine} `);
    const record = readText(join(root, "node_modules", ".package-lock.json"));
    if (!sameMachine || !isInstalled(JSON.parse(lockfile), record)) await install(root, node);
    writeFileSync(stamp, wanted);
  });
}

/**
 * Whether npm's own record of node_modules holds every locked package, so that after a plain `npm install` nothing is
 * installed a second time. Optional packages may be absent: they are for other machines.
 *
 * @param {{ packages: Record<string, { version?: string, integrity?: string, optional?: boolean, link?: boolean }> }} lock
 * @param {string | undefined} record
 * @returns {boolean}
 */
export function isInstalled(lock, record) {
  if (record === undefined) return false;
  const installed = JSON.parse(record).packages;
  return Object.entries(lock.packages)
    .filter(([path]) => path.startsWith("node_modules/") || path.includes("/node_modules/"))
    .every(([path, locked]) => {
      const found = installed[path];
      if (!found) return locked.optional === true;
      return found.version === locked.version && found.integrity === locked.integrity;
    });
}

async function install(root, node) {
  const started = performance.now();
  process.stderr.write("Installing dependencies ...\n");
  const npm = npmCommand(node);
  // Not `npm ci`: it refuses a lockfile without the binaries for other machines, which not every registry carries.
  // This installs the same locked versions, checks the same hashes and leaves the lockfile as it is. The tests need what
  // is listed for development, also where NODE_ENV=production would leave it out.
  const args = [...npm.args, "install", "--no-save", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ""}` };
  const { code, output } = await runQuietly({ ...npm, args, cwd: root, env });
  if (code !== 0) {
    throw new Error(
      `Installing the dependencies failed: \`npm install\` ended with code ${code}.\n${output.trim()}\n\n` +
        "Check that npm is installed and reaches its registry (`npm ping`), then run the command again.",
    );
  }
  process.stderr.write(`Installed in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`);
}

// `npm start` and `npm test` in two terminals of a fresh clone would delete each other's half-made node_modules.
async function whileAlone(root, work) {
  const lock = join(tmpdir(), `platform-install-${createHash("sha256").update(root).digest("hex").slice(0, 16)}`);
  while (!take(lock)) {
    const holder = readText(lock);
    if (holder !== undefined && !isAlive(Number(holder))) rmSync(lock, { force: true });
    await sleep(200);
  }
  const release = () => rmSync(lock, { force: true });
  process.once("exit", release);
  try {
    await work();
  } finally {
    process.off("exit", release);
    release();
  }
}

function take(lock) {
  // A link appears together with its content, so no one ever reads a lock without a process id in it.
  const draft = `${lock}-${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

function readText(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
