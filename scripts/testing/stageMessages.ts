export interface StageCounts {
  passed: number;
  failed: number;
  skipped: number;
}

/** What the process of a stage tells the one that waits for it. */
export type StageMessage = { failure: string } | { counts: StageCounts };
