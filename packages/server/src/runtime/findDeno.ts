import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Names of the packages that carry the program, from what Node calls this machine. */
const packages = [
  ["linux", "x64", "linux-x64-glibc"],
  ["linux", "arm64", "linux-arm64-glibc"],
  ["darwin", "x64", "darwin-x64"],
  ["darwin", "arm64", "darwin-arm64"],
] as const;

/** Deno as it came with the packages of this server, else the one on the path of this machine. */
export function findDeno(find: (name: string) => string | undefined): string | undefined {
  return findPackaged(process.platform, process.arch) ?? find("deno");
}

export function findPackaged(platform: string, arch: string): string | undefined {
  const name = packages.find((known) => known[0] === platform && known[1] === arch)?.[2];
  if (name === undefined) return undefined;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve("deno/package.json"));
    const path = join(dirname(require.resolve(`@deno/${name}/package.json`)), "deno");
    return existsSync(path) ? path : undefined;
  } catch {
    // npm omits the package if configured so, or on an unsupported machine.
    return undefined;
  }
}
