export interface StageCounts {
  passed: number;
  failed: number;
  skipped: number;
}

/** What the process of a stage tells the one that waits for it. */
export type StageMessage = Failure | { counts: StageCounts; seconds: FileSeconds };

/** How long the tests of each file took, by path from the root. */
export type FileSeconds = Record<string, number>;

export interface Failure {
  failure: string;
  /** Where the test stands; absent when the fault is of the whole process. */
  file?: string | undefined;
}
