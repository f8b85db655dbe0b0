import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { systemClock } from "./ports.ts";

export interface BackupNote {
  readonly atMs: number;
  readonly to: string;
}

const fileOf = (dataFolder: string): string => join(dataFolder, "last-backup.json");

/** Remembers in the data folder when it was backed up. A folder that cannot be written is backed up all the same. */
export function noteBackup(dataFolder: string, to: string): void {
  const note: BackupNote = { atMs: systemClock.nowMs(), to };
  try {
    writeFileSync(fileOf(dataFolder), `${JSON.stringify(note)}\n`, { mode: 0o600 });
  } catch {
    // The backup is there, and that is what counts.
  }
}

export function readBackupNote(dataFolder: string): BackupNote | undefined {
  try {
    const note = JSON.parse(readFileSync(fileOf(dataFolder), "utf8")) as BackupNote;
    return typeof note.atMs === "number" && typeof note.to === "string" ? note : undefined;
  } catch {
    return undefined;
  }
}
