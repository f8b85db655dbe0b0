import { execFile } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { createServer } from "node:net";
import { promisify } from "node:util";

/** A process that listens on a port. */
export interface PortHolder {
  readonly pid: number;
  readonly command: string;
}

/** Long command lines would hide the sentence that they are part of. */
const commandCharsMax = 120;
const lsofPatienceMs = 2_000;

/** The process that listens on a port, where the system tells: of the same user on Linux, and where `lsof` is installed. */
export async function findPortHolder(port: number): Promise<PortHolder | undefined> {
  try {
    return process.platform === "linux" ? findByProc(port) : await findByLsof(port);
  } catch {
    // It only improves a message.
    return undefined;
  }
}

function findByProc(port: number): PortHolder | undefined {
  const sockets = new Set(["/proc/net/tcp", "/proc/net/tcp6"].flatMap((file) => listeningSockets(file, port)));
  if (sockets.size === 0) return undefined;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    if (!openFiles(pid).some((target) => sockets.has(target))) continue;
    const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").filter(Boolean);
    return { pid: Number(pid), command: words.join(" ").slice(0, commandCharsMax) };
  }
  return undefined;
}

const listenState = "0A";

/** The sockets of a table of the kernel that listen on the port, as links to open files name them. */
function listeningSockets(file: string, port: number): string[] {
  const wanted = port.toString(16).toUpperCase().padStart(4, "0");
  const rows = readFileSync(file, "utf8").split("\n").slice(1);
  return rows.flatMap((row) => {
    const [, local = "", , state, , , , , , inode] = row.trim().split(/\s+/);
    return state === listenState && local.endsWith(`:${wanted}`) ? [`socket:[${inode}]`] : [];
  });
}

/** Nothing for processes of other users, and for those that ended meanwhile. */
function openFiles(pid: string): string[] {
  const folder = `/proc/${pid}/fd`;
  try {
    return readdirSync(folder).map((name) => linkTarget(`${folder}/${name}`));
  } catch {
    return [];
  }
}

/** Empty for a file that was closed meanwhile; reading the folder itself opens and closes one. */
function linkTarget(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}

async function findByLsof(port: number): Promise<PortHolder | undefined> {
  const args = ["-nP", `-iTCP:${port}`, "-sTCP:LISTEN", "-Fpc"];
  const { stdout } = await promisify(execFile)("lsof", args, { timeout: lsofPatienceMs });
  const [, pid] = /^p(\d+)$/m.exec(stdout) ?? [];
  const [, command = "unknown"] = /^c(.+)$/m.exec(stdout) ?? [];
  return pid === undefined ? undefined : { pid: Number(pid), command: command.slice(0, commandCharsMax) };
}

const portsTried = 20;
const portMax = 65_535;

/** The next port above that is free. */
export async function findFreePort(above: number, host: string): Promise<number | undefined> {
  for (let port = above + 1; port <= Math.min(above + portsTried, portMax); port++) {
    if (await isFree(port, host)) return port;
  }
  return undefined;
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
}
