// Starts the host of the tests' platforms, or finds the one that runs, and prints its address: the host needs a newer Node
// than tests do. Plain JavaScript, because it runs on the Node of the tests.
//
//   node startHost.mjs shared|private PROGRAM VERSION
//
// A shared host outlives the tests that started it. A private one ends when the
// pipe ends that this program got as descriptor 3.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { cacheFolder } from "@platform/server/ports/launch/cacheFolder.mjs";
import { ensureNode } from "@platform/server/ports/launch/ensureNode.mjs";
import { greet } from "./greeting.mjs";
import { hostFiles, readAddress } from "./hostFiles.mjs";

/** As long as it takes to fetch Node over a slow line. */
const LOCK_LIFE_MS = 10 * 60_000;
const LOCK_POLL_MS = 20;
const PIPE_OF_OWNER = 3;

const [kind, program, version] = process.argv.slice(2);
const isShared = kind === "shared";
const files = hostFiles(program, version);

try {
  const address = isShared ? await findOrStart() : await start();
  process.stdout.write(`${JSON.stringify(address)}\n`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function findOrStart() {
  mkdirSync(files.folder, { recursive: true, mode: 0o700 });
  const until = Date.now() + LOCK_LIFE_MS;
  while (!takeLock()) {
    if (Date.now() > until) throw new Error(`Another process is starting a host of tests. Remove ${files.lock}.`);
    await sleep(LOCK_POLL_MS);
  }
  try {
    return (await findRunning()) ?? (await start());
  } finally {
    rmSync(files.lock, { force: true });
  }
}

async function findRunning() {
  const address = readAddress(files.address);
  const connection = address && (await greet(address));
  connection?.socket.destroy();
  return connection && address;
}

/** Whether this process may start the host. A lock of a process that has ended does not count. */
function takeLock() {
  try {
    writeFileSync(files.lock, String(process.pid), { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  if (!isRunning(readHolder())) rmSync(files.lock, { force: true });
  return false;
}

function readHolder() {
  try {
    return Number(readFileSync(files.lock, "utf8"));
  } catch {
    // Released between the two looks.
    return undefined;
  }
}

function isRunning(pid) {
  // Written in two steps: for a moment it is empty.
  if (!pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

async function start() {
  const node = await ensureNode();
  const child = spawn(node, ["--disable-warning=ExperimentalWarning", program, kind, files.address, files.log], {
    stdio: [isShared ? "ignore" : PIPE_OF_OWNER, "pipe", isShared ? openSync(files.log, "w", 0o600) : "inherit"],
    detached: isShared,
    windowsHide: true,
    // The folder of the tests may be removed while the host runs.
    cwd: isShared ? files.folder : process.cwd(),
    env: environment(),
  });
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(
      `The platform could not be started: ${program} ended with code ${code}.${isShared ? ` See ${files.log}.` : ""}`,
    );
  });
  const [line] = await Promise.race([once(lines, "line"), ended]);
  ended.catch(() => undefined);
  child.stdout.destroy();
  child.unref();
  const address = JSON.parse(line);
  if (isShared) writeAddress(address);
  return address;
}

/** Readers see all of it or nothing. */
function writeAddress(address) {
  const draft = `${files.address}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(address), { mode: 0o600 });
  renameSync(draft, files.address);
}

/** Without what a test runner gives its workers. What Node makes of the sources is kept, as the launcher of the CLI does. */
function environment() {
  const { NODE_OPTIONS: _, NODE_TEST_CONTEXT: __, NODE_CHANNEL_FD: ___, ...rest } = process.env;
  return { NODE_COMPILE_CACHE: join(cacheFolder(), "compiled"), ...rest };
}
