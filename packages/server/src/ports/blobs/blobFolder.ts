import { readFileSync, statSync } from "node:fs";
import { opendir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { errorCode, explainFolderError } from "../folderError.ts";

/** How a folder of bytes is laid out, for checks that must not create it. */
const prefixShape = /^[0-9a-f]{2}$/;
const keyShape = /^[0-9a-f]{32}$/;

export function isBlobKey(name: string): boolean {
  return keyShape.test(name);
}

/** The same in a folder and in a bucket, so that the one can be copied into the other by any tool. */
export function blobName(key: string): string {
  return `${key.slice(0, 2)}/${key}`;
}

export function blobPath(folder: string, key: string): string {
  return join(folder, key.slice(0, 2), key);
}

export function hasBlob(folder: string, key: string): boolean {
  return statSync(blobPath(folder, key), { throwIfNoEntry: false })?.isFile() === true;
}

/** The server key that the folder belongs to, as it was written there; nothing when no server has used the folder. */
export function readBlobOwner(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, "owner"), "utf8").trim();
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw explainFolderError(error, folder, "--files");
  }
}

/** The keys of the folder, in no order; none when it does not exist. */
export async function* blobKeys(folder: string): AsyncGenerator<string> {
  for (const prefix of await prefixes(folder)) {
    for await (const { name } of await opendir(join(folder, prefix))) yield name;
  }
}

async function prefixes(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => prefixShape.test(name));
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw explainFolderError(error, folder, "--files");
  }
}
