import { runStage, type StageResult, type StageSetting } from "./runStage.ts";
import type { Failure } from "./stageMessages.ts";
import type { Stage } from "./stages.ts";

export interface RepeatedResult extends StageResult {
  /** Failed on the first attempt and passed on the second: shown in full, and not counted as failed. */
  flaky: Failure[];
}

/**
 * Runs a stage, and then the files with a failure a second time, by themselves. A test that fails only while the machine is
 * busy with others says something about the machine; one that fails twice says something about the code. Both are shown, so
 * that an intermittent bug is not hidden.
 */
export async function runTwice(stage: Stage, setting: StageSetting): Promise<RepeatedResult> {
  const first = await runStage(stage, setting);
  // A run of a few named files shows the first failure at once.
  if (first.failed === 0 || setting.showOutput || setting.signal.aborted) return { ...first, flaky: [] };
  return judge(first, await runStage({ ...stage, files: first.failedFiles }, setting));
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
