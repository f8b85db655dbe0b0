import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { FileSeconds } from "./stageMessages.ts";

/** What this machine measured. */
const CACHE = "node_modules/.cache/platform/test-durations.json";
/** In the repository, for a clean clone: durations differ from machine to machine, but their proportions hardly do. */
const SHARED = "tests/durations.json";
/** Shorter files are not worth a line in the repository. */
const SHARED_MIN_SECONDS = 2;

/** To load a file, which the runner does not measure. Without it, one process would get hundreds of files that take no time. */
const LOAD_SECONDS = 0.1;

/** The seconds of each file, by stage: the same file may run in two stages. */
type Durations = Record<string, FileSeconds>;

/** What earlier runs of the stage measured, here or else elsewhere. */
export function readDurations(stage: string, cache = CACHE, shared = SHARED): FileSeconds {
  return { ...readCache(shared)[stage], ...readCache(cache)[stage] };
}

/** Writes what this machine measured into the repository, in whole seconds and in a fixed order. */
export function writeSharedDurations(cache = CACHE, shared = SHARED): void {
  const stages = Object.entries(readCache(cache)).map(([stage, files]) => {
    const long = Object.entries(files).filter(([file, seconds]) => seconds >= SHARED_MIN_SECONDS && existsSync(file));
    const rounded = long.map(([file, seconds]): [string, number] => [file, Math.round(seconds)]);
    return [stage, Object.fromEntries(rounded.toSorted(([one], [other]) => (one < other ? -1 : 1)))] as const;
  });
  writeFileSync(shared, `${JSON.stringify(Object.fromEntries(stages), undefined, 2)}\n`);
}

/** Keeps the latest duration of each file. Another run may write at the same time: the last one wins, and no file is torn. */
export function recordDurations(stage: string, measured: FileSeconds, cache = CACHE): void {
  const all = readCache(cache);
  const draft = `${cache}.${process.pid}`;
  mkdirSync(dirname(cache), { recursive: true });
  writeFileSync(draft, JSON.stringify({ ...all, [stage]: { ...all[stage], ...measured } }, undefined, 1));
  renameSync(draft, cache);
}

/**
 * The expected seconds of a file: as measured, or estimated from its size at the rate of the measured files of its stage.
 * Without any measurement the rate is the same for all, and the estimates still compare.
 */
export function expectedSeconds(
  measured: FileSeconds,
  sizeOf: (file: string) => number = (file) => statSync(file).size,
): (file: string) => number {
  const known = Object.entries(measured).filter(([file]) => sizeOrZero(file, sizeOf) > 0);
  const bytes = known.reduce((sum, [file]) => sum + sizeOf(file), 0);
  const rate = bytes === 0 ? 1 : known.reduce((sum, [, seconds]) => sum + seconds, 0) / bytes;
  return (file) => (measured[file] ?? sizeOf(file) * rate) + LOAD_SECONDS;
}

/** A file that was measured may have been renamed or deleted since. */
function sizeOrZero(file: string, sizeOf: (file: string) => number): number {
  try {
    return sizeOf(file);
  } catch {
    return 0;
  }
}

function readCache(cache: string): Durations {
  try {
    return JSON.parse(readFileSync(cache, "utf8")) as Durations;
  } catch {
    return {};
  }
}
