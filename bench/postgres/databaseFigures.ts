import { existsSync, readFileSync } from "node:fs";
import pg from "pg";
import { childProcesses } from "../../scripts/provision/childProcesses.ts";
import { figuresOf } from "../processFigures.ts";

const ticksPerSecond = 100;

/** The process from which all others of a PostgreSQL on this machine descend. */
export async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    return parentOf(rows[0]?.pid ?? 0);
  } finally {
    await client.end();
  }
}

/** User and system time of all processes of a PostgreSQL since it began, those that have ended too. */
export function databaseCpuMs(postmaster: number): number {
  return childProcesses(postmaster).reduce((sum, pid) => sum + cpuOf(pid), endedMs(postmaster) + cpuOf(postmaster));
}

function cpuOf(pid: number): number {
  try {
    return figuresOf(pid).cpuMs;
  } catch {
    // It has ended since it was listed.
    return 0;
  }
}

/** Only Linux counts the time of children that have ended. Elsewhere what an autovacuum takes is not counted. */
function endedMs(pid: number): number {
  if (!existsSync("/proc/self/stat")) return 0;
  const fields = statOf(pid);
  return ((Number(fields[13]) + Number(fields[14])) * 1000) / ticksPerSecond;
}

function parentOf(pid: number): number {
  return Number(statOf(pid)[1]);
}

/** The fields after the name, which may hold spaces and brackets of its own. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}
