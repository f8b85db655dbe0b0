import type { StageResult } from "./runStage.ts";
import type { Failure } from "./stageMessages.ts";

export interface RepeatedResult extends StageResult {
  /** Failed on the first attempt and passed on the second: shown in full, and not counted as failed. */
  flaky: Failure[];
}

/** The result of a run that is not repeated. */
export function judgeOnce(only: StageResult): RepeatedResult {
  return { ...only, flaky: [] };
}

/** The result of both runs. */
export function judge(first: StageResult, second: StageResult): RepeatedResult {
  return {
    passed: first.passed + Math.max(0, first.failed - second.failed),
    failed: second.failed,
    skipped: first.skipped,
    seconds: first.seconds + second.seconds,
    cpuSeconds: first.cpuSeconds + second.cpuSeconds,
    fileSeconds: first.fileSeconds,
    failures: second.failures,
    printed: second.failed === 0 ? first.printed : second.printed,
    failedFiles: second.failedFiles,
    flaky: findFlaky(first.failures, second.failures),
  };
}

/** A second run that died says nothing about the tests that it did not reach. */
function findFlaky(first: readonly Failure[], second: readonly Failure[]): Failure[] {
  if (second.some(({ test }) => test === undefined)) return [];
  const failedAgain = new Set(second.map(keyOf));
  return first.filter((failure) => !failedAgain.has(keyOf(failure)));
}

function keyOf({ file = "", test = "" }: Failure): string {
  return `${file}\n${test}`;
}
