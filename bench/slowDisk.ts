import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The environment in which every fsync takes 2 ms longer, or why there is none. */
export function slowDisk(folder: string): { readonly env: NodeJS.ProcessEnv } | { readonly why: string } {
  if (process.platform !== "linux") return { why: "only Linux preloads a library in this way" };
  const library = join(folder, "slowDisk.so");
  const source = fileURLToPath(new URL("./slowDisk.c", import.meta.url));
  const built = spawnSync("cc", ["-shared", "-fPIC", "-O2", "-o", library, source, "-ldl"], { encoding: "utf8" });
  if (built.error) return { why: "there is no C compiler called cc" };
  if (built.status !== 0) return { why: `cc failed: ${built.stderr.trim()}` };
  return { env: { LD_PRELOAD: library } };
}
