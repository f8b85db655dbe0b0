import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { serverKeyFile } from "./dataFolder.ts";
import { StartFailure } from "./failures.ts";
import { errorCode, explainFolderError, withFolder } from "./folderError.ts";

/** A key for a store that nobody will open again. */
export function throwawayServerKey(): string {
  return randomBytes(32).toString("hex");
}

/** The key that secrets are derived from, readable by this user alone, never in the database. Nothing in a new folder. */
export function findServerKey(dataFolder: string): string | undefined {
  const path = serverKeyFile(dataFolder);
  let text: string;
  try {
    text = readFileSync(path, "utf8").trim();
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw explainFolderError(error, path, "--data");
  }
  return checkKey(path, text);
}

/**
 * Stores the key of a new data folder and returns the one that is stored: another server that starts at the same time may
 * have been quicker. The name appears with the whole key behind it: a server killed half-way would otherwise leave an
 * empty file, and what the key protects could never be read again. The folder is synced before a database is bound to
 * the key, or a power cut could leave the database without it.
 */
export function storeServerKey(dataFolder: string, key: string): string {
  const path = serverKeyFile(dataFolder);
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  withFolder(dataFolder, "--data", () => {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    try {
      writeFileSync(draft, `${key}\n`, { mode: 0o600, flag: "wx", flush: true });
      linkSync(draft, path);
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
    } finally {
      rmSync(draft, { force: true });
    }
    syncFolder(dataFolder);
  });
  return checkKey(path, readFileSync(path, "utf8").trim());
}

function syncFolder(path: string): void {
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** The key of a folder that a server has used; making a new one would hide that the right one is lost. */
export function requireServerKey(dataFolder: string): string {
  const path = serverKeyFile(dataFolder);
  let text: string;
  try {
    text = readFileSync(path, "utf8").trim();
  } catch (error) {
    throw new StartFailure(`${path} cannot be read, and without it the database cannot be served. Check --data.`, {
      cause: error,
    });
  }
  return checkKey(path, text);
}

function checkKey(path: string, key: string): string {
  if (key.length < 32)
    throw new StartFailure(`${path} holds no key. Restore it from a backup, or delete it and sign everybody in again.`);
  return key;
}

let memoryKey: string | undefined;

/** One for all stores in this process that live in memory, so that one can begin as a copy of another. */
export function memoryServerKey(): string {
  return (memoryKey ??= throwawayServerKey());
}
