import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The Deno that came with us, by what Node calls this machine. */
const denoPackages: Readonly<Record<string, string>> = {
  "linux-x64": "linux-x64-glibc",
  "linux-arm64": "linux-arm64-glibc",
};

/**
 * The environment of a hook with the programs that we bring along at the end of its PATH, where the person's own go
 * first, and with where our SDK is: a project that was just made works on a machine that has nothing but us.
 */
export function withOwnTools(env: Readonly<Record<string, string>>): Record<string, string> {
  const name = Object.keys(env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  const folders = [...(env[name] ?? "").split(delimiter).filter(Boolean), ...ownFolders()];
  return { PLATFORM_SDK_FOLDER: sdkFolder, ...env, [name]: folders.join(delimiter) };
}

/** The sources of the SDK, which projects take along. */
export const sdkFolder = dirname(dirname(dirname(fileURLToPath(import.meta.resolve("@platform/sdk/runtime")))));

let found: readonly string[] | undefined;

/** Looked for once: a command calls several hooks, and where our tools are does not change meanwhile. */
function ownFolders(): readonly string[] {
  return (found ??= toolFolders());
}

export function toolFolders(machine = `${process.platform}-${process.arch}`): string[] {
  const isWindows = machine.startsWith("win32");
  const deno = folderOf("deno", `@deno/${denoPackages[machine] ?? machine}`);
  const esbuild = folderOf("esbuild", `@esbuild/${machine}`);
  const folders = [deno, esbuild === undefined || isWindows ? esbuild : join(esbuild, "bin")];
  return folders.filter((folder) => folder !== undefined).filter((folder) => existsSync(folder));
}

/** Where a package is that another one brings along for this kind of machine. */
function folderOf(parent: string, name: string): string | undefined {
  try {
    const require = createRequire(createRequire(import.meta.url).resolve(`${parent}/package.json`));
    return dirname(require.resolve(`${name}/package.json`));
  } catch {
    // npm leaves it out where it knows no such machine; then the person's own programs have to do.
    return undefined;
  }
}
