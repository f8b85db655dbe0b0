import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartFailure } from "./failures.ts";

/** A key for a store that nobody will open again. */
export function throwawayServerKey(): string {
  return randomBytes(32).toString("hex");
}

/** The key that secrets are derived from: made once, readable by this user alone, never in the database. */
export function readServerKey(dataFolder: string): string {
  const path = join(dataFolder, "server.key");
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  try {
    // Exclusive: of two servers starting at once, one makes the key and the other reads it.
    writeFileSync(path, `${throwawayServerKey()}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) {
      throw new StartFailure(`${path} cannot be written: ${String(error)}`, { cause: error });
    }
  }
  const key = readFileSync(path, "utf8").trim();
  if (key.length < 32) throw new StartFailure(`${path} holds no key. Restore it from a backup, or delete it and sign everybody in again.`);
  return key;
}
