import { runStage, type StageResult, type StageSetting } from "./runStage.ts";
import type { Stage } from "./stages.ts";

export interface SteadyResult extends StageResult {
  /** What failed at first and held when it was run again: shown in full, and not counted as failed. */
  unsteady: string[];
}

/**
 * Runs a stage, and the files in which something failed once more by themselves. A test that only fails while the machine
 * is busy with others says something about the machine; one that fails twice says something about the code. Both are
 * shown, so that a rule which really is broken now and then is not hidden.
 */
export async function runTwice(stage: Stage, setting: StageSetting): Promise<SteadyResult> {
  const first = await runStage(stage, setting);
  // Whoever asked for a few files by name wants to see the first failure, and to see it at once.
  if (first.failed === 0 || setting.showOutput || setting.signal.aborted) return { ...first, unsteady: [] };
  return judge(first, await runStage({ ...stage, files: first.failedFiles }, setting));
}

/** What both runs say together. */
export function judge(first: StageResult, second: StageResult): SteadyResult {
  return {
    passed: first.passed + Math.max(0, first.failed - second.failed),
    failed: second.failed,
    skipped: first.skipped,
    seconds: first.seconds + second.seconds,
    fileSeconds: first.fileSeconds,
    failures: second.failures,
    failedFiles: second.failedFiles,
    unsteady: second.failed === 0 ? first.failures : [],
  };
}
