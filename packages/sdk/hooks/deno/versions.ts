import { readFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";

const ownFolder = join(import.meta.dirname ?? "", "../..");

/** The SDK that lies in the project. */
export async function currentVersion(): Promise<string> {
  return versionIn(ownFolder);
}

/** The SDK that came with the command line; only that tells where it is. */
export async function latest(): Promise<{ readonly folder: string; readonly version: string }> {
  const folder = process.env["PLATFORM_SDK_FOLDER"];
  if (!folder) throw new Error("PLATFORM_SDK_FOLDER is not set; the platform command line sets it.");
  return { folder, version: await versionIn(folder) };
}

async function versionIn(folder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as { version: string };
  return version;
}

export function isBreaking(from: string, to: string): boolean {
  return from.split(".")[0] !== to.split(".")[0];
}
