import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SmallDisk extends Disposable {
  readonly path: string;
  resize(mebibytes: number): void;
}

/** A file system of a few MiB of its own, in memory. */
export function mountSmallDisk(mebibytes: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), "platform-small-disk-"));
  try {
    mount(["-t", "tmpfs", "-o", `size=${mebibytes}m,mode=0700`, "tmpfs", path]);
  } catch (error) {
    rmSync(path, { recursive: true, force: true });
    throw error;
  }
  return {
    path,
    resize: (size) => mount(["-o", `remount,size=${size}m`, path]),
    [Symbol.dispose]() {
      execFileSync("umount", ["--lazy", path]);
      rmSync(path, { recursive: true, force: true });
    },
  };
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
