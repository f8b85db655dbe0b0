import { readdirSync, readFileSync } from "node:fs";

/**
 * The living processes of a group. A process that has ended and that nobody has collected yet is still in the table; it
 * does not count, or a machine whose first process collects nobody would be waited for in vain.
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
 * session of its own is no longer in the group it was started in. Known on Linux only.
 */
export function findByEnvironment(setting: string): number[] {
  const wanted = Buffer.from(`${setting}\0`);
  const living = (readTable() ?? []).filter(({ isAlive }) => isAlive);
  return living.filter(({ pid }) => readOr(`/proc/${pid}/environ`)?.includes(wanted) ?? false).map(({ pid }) => pid);
}

interface Entry {
  readonly pid: number;
  readonly group: number;
  readonly isAlive: boolean;
}

function readTable(): Entry[] | undefined {
  if (process.platform !== "linux") return undefined;
  return readdirSync("/proc").flatMap((name) => {
    const pid = Number(name);
    if (!Number.isInteger(pid)) return [];
    // The name of the program stands in parentheses and may hold any character, so it is read up to the last one.
    const [, state, group] = /^.*\) (\S) \d+ (\d+)/s.exec(String(readOr(`/proc/${pid}/stat`) ?? "")) ?? [];
    return state === undefined ? [] : [{ pid, group: Number(group), isAlive: state !== "Z" && state !== "X" }];
  });
}

function readOr(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    // It has ended in the meantime, or it is somebody else's.
    return undefined;
  }
}
