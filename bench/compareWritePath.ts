import { join } from "node:path";
import { reportOf } from "./children.ts";
import type { Effort } from "./compareHttp.ts";
import { medianBy, type Measured } from "./measured.ts";
import { slowDisk } from "./slowDisk.ts";
import type { WritePathReport } from "./writePath.ts";

const program = new URL("./writePath.ts", import.meta.url);

/** The way to the disk without HTTP: against bare statements, and the writer thread against the main thread. */
export async function compareWritePath(
  folder: string,
  effort: Effort,
  wants: (name: string) => boolean,
  tell: (what: string) => void,
): Promise<Measured[]> {
  const disks = [{ name: "this disk", env: {} }];
  const slow = slowDisk(folder);
  if ("env" in slow) disks.push({ name: "fsync +2 ms", env: slow.env });
  else tell(`no slow disk: ${slow.why}; skipped`);

  const measured: Measured[] = [];
  for (const { name, env } of disks) {
    if (!subjects(name).some(wants)) continue;
    tell(`the write path, ${name}`);
    const args = [
      join(folder, `writes-${disks.length}-${measured.length}`),
      String(effort.rounds),
      String(effort.seconds / 2),
    ];
    measured.push(...figuresOf(name, await reportOf<WritePathReport>(program, args, env)));
  }
  return measured.filter(({ subject }) => wants(subject));
}

const crowds = [1, 64, 256];
const subjects = (disk: string): string[] => [...crowds.map((writers) => writesOf(writers, disk)), mixedOn(disk)];
const writesOf = (writers: number, disk: string): string => `writes, ${writers} at a time, ${disk}`;
const mixedOn = (disk: string): string => `mixed, thread against main, ${disk}`;

function figuresOf(disk: string, { writes, mixed }: WritePathReport): Measured[] {
  const ofWrites = writes.flatMap(({ writers, bare, store }) => [
    compared(writesOf(writers, disk), "rows/s", bare, store, (round) => round.rowsPerSecond, { ratioAtLeast: 0.6 }),
    compared(writesOf(writers, disk), "CPU us/row", bare, store, (round) => round.cpuUs),
  ]);
  const both = [mixed.mainThread, mixed.writerThread] as const;
  return [
    ...ofWrites,
    compared(mixedOn(disk), "calls/s", ...both, (round) => round.callsPerSecond),
    compared(mixedOn(disk), "read p99 ms", ...both, (round) => round.readP99Ms),
    compared(mixedOn(disk), "write p99 ms", ...both, (round) => round.writeP99Ms),
    compared(mixedOn(disk), "CPU us/call", ...both, (round) => round.cpuUs),
  ];
}

function compared<Round>(
  subject: string,
  figure: string,
  floors: readonly Round[],
  ours: readonly Round[],
  of: (round: Round) => number,
  target?: Measured["target"],
): Measured {
  return {
    subject,
    figure,
    floor: of(medianBy(floors, of)),
    server: of(medianBy(ours, of)),
    floorRounds: floors.map(of),
    serverRounds: ours.map(of),
    target,
  };
}
