// A process of its own that owns one PostgreSQL server. It ends the server and removes its folder as soon as the
// process that forked it is gone, however that happened: a test run killed with SIGKILL leaves nothing behind.

import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chownSync, cpSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { childProcesses } from "./childProcesses.ts";
import type { PostgresOptions } from "./postgres.ts";
import { quickDisk } from "./quickDisk.ts";
import { type SystemUser, unprivilegedUser } from "./unprivilegedUser.ts";

const START_LIMIT_MS = 60_000;
const READY_POLL_MS = 10;
const RESTARTS_MAX = 5;
const RESTART_PAUSE_MS = 500;

const options = JSON.parse(process.argv[2] ?? "{}") as PostgresOptions;
const user = unprivilegedUser();
const folder = makeFolder(user, tmpdir());
// Only the data: programs may be forbidden to run from a disk in memory.
const disk = options.folder ?? quickDisk();
const dataFolder = disk === undefined ? folder : makeFolder(user, disk);
const data = join(dataFolder, "data");
const log = join(folder, "log");
let postgres = "";
let port = 0;
let initdb: ChildProcess | undefined;
let server: ChildProcess | undefined;
let ending = false;

const orders = {
  async start(given: string) {
    const binaries = reachable(given);
    await initialize(binaries);
    postgres = join(binaries, "postgres");
    await launchOnFreePort();
    return `postgres://postgres@127.0.0.1:${port}/postgres`;
  },
  async crash() {
    const postmaster = server?.pid;
    if (server === undefined || postmaster === undefined) return;
    const gone = exitOf(server);
    // The postmaster first: it would take the death of a child for a fault and clean up, which a crash does not.
    for (const pid of [postmaster, ...childProcesses(postmaster)]) kill(pid, "SIGKILL");
    await gone;
    server = undefined;
  },
  async restart() {
    await orders.crash();
    // A connection that was being opened during the crash may outlive it for a moment, and until it has noticed, its
    // memory keeps a new server from starting.
    for (let attempt = 1; ; attempt++) {
      try {
        return await launch();
      } catch (error) {
        if (attempt === RESTARTS_MAX) throw error;
        await sleep(RESTART_PAUSE_MS);
      }
    }
  },
};

process.on("message", (message: { order: keyof typeof orders; argument: string }) => {
  orders[message.order](message.argument).then(
    (result) => answer({ result }),
    (error: Error) => answer({ failure: error.message }),
  );
});
process.on("disconnect", () => void end());
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end());

function answer(message: { result: string | void } | { failure: string }): void {
  if (process.connected) process.send?.(message);
}

async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  // Nothing in the folder is wanted any more, so an immediate shutdown, without a last checkpoint, is right.
  for (const child of [initdb, server]) {
    if (child === undefined) continue;
    const gone = exitOf(child);
    child.kill("SIGQUIT");
    await gone;
  }
  // Children of initdb may still be writing for a moment.
  for (const made of [dataFolder, folder]) {
    rmSync(made, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
  process.exit(0);
}

async function initialize(binaries: string): Promise<void> {
  // C collation with UTF-8 letters: the same order everywhere. Only Linux has the locale under its own name.
  const locale = process.platform === "darwin" ? ["--locale=en_US.UTF-8", "--lc-collate=C"] : ["--locale=C.UTF-8"];
  const args = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", ...locale, "--no-sync", "--no-instructions"];
  const running = promisify(execFile)(join(binaries, "initdb"), args, { cwd: folder, env: environment(), ...user });
  initdb = running.child;
  await running;
  if (ending) throw new Error("Told to stop.");
}

// Between choosing a free port and listening on it someone else may take it.
async function launchOnFreePort(): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    port = await freePort();
    try {
      return await launch();
    } catch (error) {
      if (attempt === 3) throw error;
    }
  }
}

async function launch(): Promise<void> {
  const settings = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    "max_connections=200",
    "shared_buffers=64MB",
    // Old logs are used again instead of growing to a gigabyte, which may be memory.
    "max_wal_size=256MB",
    "huge_pages=off",
    "timezone=UTC",
    // Tests of durability are worth nothing without it.
    "fsync=on",
    ...(options.settings ?? []),
  ];
  const output = openSync(log, "a");
  const started = spawn(postgres, ["-D", data, ...settings.flatMap((setting) => ["-c", setting])], {
    cwd: folder,
    env: environment(),
    stdio: ["ignore", output, output],
    ...user,
  });
  server = started;
  const deadline = performance.now() + START_LIMIT_MS;
  while (!isReady(started)) {
    if (ending) return;
    if (started.exitCode !== null || started.signalCode !== null || performance.now() > deadline) {
      await orders.crash();
      throw new Error(`PostgreSQL did not start.\n${readFileSync(log, "utf8").slice(-2_000)}`);
    }
    await sleep(READY_POLL_MS);
  }
}

// The last line of this file is how pg_ctl, too, learns that connections are accepted. The first tells whose it is: a
// crashed server leaves its own behind.
function isReady(started: ChildProcess): boolean {
  const file = join(data, "postmaster.pid");
  if (!existsSync(file)) return false;
  const lines = readFileSync(file, "utf8").split("\n");
  return lines[0] === String(started.pid) && lines[7]?.trim() === "ready";
}

function makeFolder(owner: SystemUser | undefined, wanted: string): string {
  const parent = owner && !othersCanEnter(wanted) ? "/tmp" : wanted;
  const made = mkdtempSync(join(parent, "platform-postgres-"));
  if (owner) chownSync(made, owner.uid, owner.gid);
  return made;
}

// Root's cache is closed to the user the server runs as; a copy in its own folder is not.
function reachable(binaries: string): string {
  if (!user || othersCanEnter(binaries)) return binaries;
  const copy = join(folder, "server");
  cpSync(dirname(binaries), copy, { recursive: true, verbatimSymlinks: true });
  chownSync(copy, user.uid, user.gid);
  return join(copy, "bin");
}

function othersCanEnter(path: string): boolean {
  const open = (statSync(path).mode & 0o001) !== 0;
  return open && (dirname(path) === path || othersCanEnter(dirname(path)));
}

// Settings such as PGDATA or PGOPTIONS of the developer's own server must not reach this one.
function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8" };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function exitOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once("exit", () => resolve()));
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended on its own in the meantime.
  }
}
