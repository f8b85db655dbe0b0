import { isLedger, type Stage } from "./stages.ts";

/** Files of one stage that one process runs. */
export interface Job {
  readonly stage: Stage;
  readonly files: string[];
  /** How long it is expected to take. */
  readonly seconds: number;
}

/**
 * The jobs of all stages in the order in which they start. The unit tests come first, because they are the first that a
 * developer wants to see fail. Of the others the longest come first, so that no long job starts when everything else has ended.
 */
export function planJobs(stages: readonly Stage[], expectedOf: (stage: Stage) => (file: string) => number): Job[] {
  const jobs = stages.flatMap((stage) => planStage(stage, expectedOf(stage)));
  const isFirst = ({ stage }: Job): number => (stage.name === "unit" ? 0 : 1);
  return jobs.toSorted((one, other) => isFirst(one) - isFirst(other) || other.seconds - one.seconds);
}

/**
 * One process for many files saves starting one per file. Where a few files take very long, an estimate that is wrong leaves
 * processes idle for minutes, so each file has a process of its own there.
 */
export function planStage(stage: Stage, expected: (file: string) => number): Job[] {
  const longestFirst = stage.files
    .filter((file) => !isLedger(file))
    .toSorted((one, other) => expected(other) - expected(one));
  const count = stage.batches === "per file" ? longestFirst.length : stage.batches;
  const batches = Array.from({ length: count }, () => ({ files: [] as string[], seconds: 0 }));
  for (const file of longestFirst) {
    const shortest = batches.reduce((least, next) => (next.seconds < least.seconds ? next : least));
    shortest.files.push(file);
    shortest.seconds += expected(file);
  }
  return batches
    .filter(({ files }) => files.length > 0)
    .map(({ files, seconds }) => ({ stage, files: files.toSorted(), seconds }));
}
