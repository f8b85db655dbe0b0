import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { serverKeyFile } from "./dataFolder.ts";
import { StartFailure } from "./failures.ts";

/** A key for a store that nobody will open again. */
export function throwawayServerKey(): string {
  return randomBytes(32).toString("hex");
}

/** The key that secrets are derived from: made once, readable by this user alone, never in the database. */
export function readServerKey(dataFolder: string): string {
  const path = serverKeyFile(dataFolder);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  try {
    if (!existsSync(path)) makeKeyFile(path);
  } catch (error) {
    throw new StartFailure(`${path} cannot be written: ${String(error)}`, { cause: error });
  }
  return checkKey(path, readFileSync(path, "utf8").trim());
}

/**
 * The name appears with the whole key behind it, on the disk: a server killed half-way, or starting at the same time,
 * would otherwise find an empty file and could never again read what the key protects.
 */
function makeKeyFile(path: string): void {
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    writeFileSync(draft, `${throwawayServerKey()}\n`, { mode: 0o600, flag: "wx", flush: true });
    linkSync(draft, path);
  } catch (error) {
    // Another server was quicker; its key is the one.
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(draft, { force: true });
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
