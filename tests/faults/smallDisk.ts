import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Names the process that mounted it. */
const prefix = "platform-small-disk-";

export interface SmallDisk extends Disposable {
  readonly path: string;
  resize(mebibytes: number): void;
}

/** A file system of a few MiB of its own, in memory. */
export function mountSmallDisk(mebibytes: number): SmallDisk {
  removeAbandoned();
  const path = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  try {
    mount(["-t", "tmpfs", "-o", `size=${mebibytes}m,mode=0700`, "tmpfs", path]);
  } catch (error) {
    rmSync(path, { recursive: true, force: true });
    throw error;
  }
  return {
    path,
    resize: (size) => mount(["-o", `remount,size=${size}m`, path]),
    [Symbol.dispose]: () => unmount(path),
  };
}

function unmount(path: string): void {
  execFileSync("umount", ["--lazy", path], { stdio: "ignore" });
  rmSync(path, { recursive: true, force: true });
}

/** A run that was killed could not tidy up, and what it mounted would stay in memory until the machine restarts. */
function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (owner === undefined || isRunning(Number(owner))) continue;
    try {
      unmount(join(tmpdir(), name));
    } catch {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function mount(args: readonly string[]): void {
  execFileSync("mount", args, { stdio: ["ignore", "ignore", "pipe"] });
}

/** Why no such disk can be had here; under CI it can, or the test fails. */
export const smallDiskSkip: string | false = process.env["CI"] === "true" ? false : findObstacle();

function findObstacle(): string | false {
  if (process.platform !== "linux") return "tmpfs is a thing of Linux";
  if (process.getuid?.() !== 0) return "mounting a small disk needs root";
  try {
    mountSmallDisk(1)[Symbol.dispose]();
    return false;
  } catch (error) {
    return `a small disk cannot be mounted: ${String(error).split("\n")[0]}`;
  }
}
