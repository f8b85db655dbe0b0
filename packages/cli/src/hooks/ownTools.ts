import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { CliError } from "../errors.ts";

/**
 * The environment of a hook with the programs that we bring along at the end of its PATH, where the person's own go
 * first, and with where our SDK is: a project that was just made works on a machine that has nothing but us. Deno is fetched
 * when a hook is the first that calls it.
 */
export async function withOwnTools(
  env: Readonly<Record<string, string>>,
  [program]: readonly string[],
): Promise<Record<string, string>> {
  const name = Object.keys(env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  const own = (env[name] ?? "").split(delimiter).filter(Boolean);
  const folders = [...own, ...(await toolFolders())];
  if (program === "deno" && !folders.some(hasDeno)) folders.push(dirname(await fetchDeno()));
  return { PLATFORM_SDK_FOLDER: sdkFolder, ...env, [name]: folders.join(delimiter) };
}

/** The sources of the SDK, which projects take along. */
export const sdkFolder = dirname(dirname(dirname(fileURLToPath(import.meta.resolve("@platform/sdk/runtime")))));

/** Loaded only where a hook runs. */
async function denoPackage() {
  return import("@platform/server/ports/launch/denoPackage.mjs");
}

async function fetchDeno(): Promise<string> {
  try {
    return await (await denoPackage()).ensurePackagedDeno();
  } catch (error) {
    throw new CliError("deno_not_found", (error as Error).message);
  }
}

function hasDeno(folder: string): boolean {
  return ["deno", "deno.exe"].some((name) => existsSync(join(folder, name)));
}

export async function toolFolders(machine = `${process.platform}-${process.arch}`): Promise<string[]> {
  const deno = (await denoPackage()).findPackagedDeno(machine);
  const esbuild = folderOf("esbuild", `@esbuild/${machine}`);
  const folders = [
    deno === undefined ? undefined : dirname(deno),
    esbuild === undefined || machine.startsWith("win32") ? esbuild : join(esbuild, "bin"),
  ];
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
