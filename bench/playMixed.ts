import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "@platform/server/storage/db.ts";
import { selectHistory } from "@platform/server/storage/queries/messages.ts";
import { percentile } from "./measured.ts";

export interface MixedField {
  readonly reads: Db;
  readonly write: () => Promise<unknown>;
  readonly clients: number;
  readonly forMs: number;
}

export interface MixedRound {
  readonly callsPerSecond: number;
  readonly readP99Ms: number;
  readonly writeP99Ms: number;
  readonly cpuUs: number;
}

const writeEvery = 5;
const pageRows = 20;

/** Clients that read four times and write once, each call in a turn of the event loop of its own, as requests arrive. */
export async function playMixed({ reads, write, clients, forMs }: MixedField): Promise<MixedRound> {
  const readMs: number[] = [];
  const writeMs: number[] = [];
  const started = performance.now();
  const cpuBefore = process.cpuUsage();
  const deadline = started + forMs;

  async function client(first: number): Promise<void> {
    for (let at = first; performance.now() < deadline; at++) {
      const asked = performance.now();
      await nextTurn();
      if (at % writeEvery === 0) {
        await write();
        writeMs.push(performance.now() - asked);
      } else {
        await selectHistory(reads, 1, -1, Number.MAX_SAFE_INTEGER, pageRows);
        readMs.push(performance.now() - asked);
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, at) => client(at)));

  const cpu = process.cpuUsage(cpuBefore);
  const calls = readMs.length + writeMs.length;
  return {
    callsPerSecond: (calls * 1000) / (performance.now() - started),
    readP99Ms: percentile(readMs, 0.99),
    writeP99Ms: percentile(writeMs, 0.99),
    cpuUs: (cpu.user + cpu.system) / calls,
  };
}
