import { readdirSync, readFileSync } from "node:fs";

/**
 * The living processes of a group. A process that has ended and that nobody has collected yet is still in the table; it
 * does not count, or the wait would never end on a machine whose first process reaps no children.
 */
export function isGroupAlive(group: number): boolean {
  try {
    process.kill(-group, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  const table = readTable();
  return table === undefined || table.some((entry) => entry.group === group && entry.isAlive);
}

/**
 * Living processes that inherited this setting of their environment, wherever they are by now: one that made itself a
 * session of its own is no longer in the group it was started in. Only those that began after `since` can have it, which
 * saves reading the others. Known on Linux only.
 */
export function findByEnvironment(setting: string, since = 0): number[] {
  const wanted = Buffer.from(`${setting}\0`);
  return findAlive(since, (pid) => readOr(`/proc/${pid}/environ`)?.includes(wanted) ?? false);
}

/** The same by a limit for the size of files, which is inherited even by processes that clear their environment. */
export function findByLimit(bytes: string, since = 0): number[] {
  const wanted = new RegExp(`^Max file size +${bytes} `, "m");
  return findAlive(since, (pid) => wanted.test(String(readOr(`/proc/${pid}/limits`) ?? "")));
}

function findAlive(since: number, isIt: (pid: number) => boolean): number[] {
  const isLater = hasWrapped(since) ? () => true : (pid: number) => pid > since;
  return readPids()
    .filter(isLater)
    .filter(isIt)
    .filter((pid) => readEntry(pid)?.isAlive ?? false);
}

/** Process ids rise, and wrap around at the maximum; the last field here is the latest one given. */
function hasWrapped(since: number): boolean {
  const latest = Number(
    String(readOr("/proc/loadavg") ?? "")
      .trim()
      .split(" ")
      .at(-1),
  );
  return !(latest >= since);
}

interface Entry {
  readonly group: number;
  readonly isAlive: boolean;
}

function readTable(): Entry[] | undefined {
  if (process.platform !== "linux") return undefined;
  return readPids().flatMap((pid) => readEntry(pid) ?? []);
}

function readPids(): number[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc").map(Number).filter(Number.isInteger);
}

function readEntry(pid: number): Entry | undefined {
  // The name of the program is in parentheses and may contain any character, so it is read up to the last one.
  const [, state, group] = /^.*\) (\S) \d+ (\d+)/s.exec(String(readOr(`/proc/${pid}/stat`) ?? "")) ?? [];
  return state === undefined ? undefined : { group: Number(group), isAlive: state !== "Z" && state !== "X" };
}

function readOr(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    // It has ended in the meantime, or it belongs to another user.
    return undefined;
  }
}
