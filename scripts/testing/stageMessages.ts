export interface StageCounts {
  passed: number;
  failed: number;
  skipped: number;
}

/** What the process of a stage sends to its parent. */
export type StageMessage = Failure | { counts: StageCounts; seconds: FileSeconds; cpuSeconds: number };

/** How long the tests of each file took, by path from the root. */
export type FileSeconds = Record<string, number>;

export interface Failure {
  /** Everything to show. */
  failure: string;
  /** The titles of the suites and of the test; absent when the whole process failed. */
  test?: string | undefined;
  /** The file that declares the test. */
  file?: string | undefined;
}
