import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { costOf } from "./costs.ts";
import { type RepeatedResult, runTwice } from "./runTwice.ts";
import type { StageSetting } from "./runStage.ts";
import { isLedger, type Stage } from "./stages.ts";

/**
 * Runs a stage on all cores: its files dealt out to several processes, each told of what is its own, and then the law that
 * judges what they brought about.
 */
export async function runShards(
  stage: Stage,
  setting: StageSetting,
  envs: readonly NodeJS.ProcessEnv[],
): Promise<RepeatedResult> {
  const started = performance.now();
  const folder = mkdtempSync(join(tmpdir(), "platform-ledger-"));
  const shared = { ...setting, env: { ...setting.env, PLATFORM_TEST_LEDGER: join(folder, "codes") } };
  const dealt = dealOut(
    stage.files.filter((file) => !isLedger(file)),
    stage.processes,
  );
  const judges = stage.files.filter(isLedger);
  try {
    const results = await Promise.all(
      dealt.map((files, hand) => runTwice({ ...stage, files }, { ...shared, env: { ...shared.env, ...envs[hand] } })),
    );
    if (judges.length > 0 && !setting.signal.aborted) {
      results.push(await runTwice({ ...stage, files: judges }, shared));
    }
    return { ...sumUp(results), seconds: (performance.now() - started) / 1000 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The dearest first, each to whoever has least so far, so that all end at about the same time; then in order again. */
export function dealOut(
  files: readonly string[],
  processes: number,
  cost: (file: string) => number = costOf,
): string[][] {
  const hands = Array.from({ length: processes }, () => ({ files: [] as string[], cost: 0 }));
  for (const file of files.toSorted((one, other) => cost(other) - cost(one))) {
    const hand = hands.reduce((least, next) => (next.cost < least.cost ? next : least));
    hand.files.push(file);
    hand.cost += cost(file);
  }
  return hands.map((hand) => hand.files.toSorted()).filter((hand) => hand.length > 0);
}

function sumUp(results: readonly RepeatedResult[]): RepeatedResult {
  const sum: RepeatedResult = {
    passed: 0,
    failed: 0,
    skipped: 0,
    seconds: 0,
    fileSeconds: {},
    failures: [],
    printed: [],
    failedFiles: [],
    flaky: [],
  };
  for (const result of results) {
    sum.passed += result.passed;
    sum.failed += result.failed;
    sum.skipped += result.skipped;
    Object.assign(sum.fileSeconds, result.fileSeconds);
    sum.failures.push(...result.failures);
    sum.printed.push(...result.printed);
    sum.failedFiles.push(...result.failedFiles);
    sum.flaky.push(...result.flaky);
  }
  return sum;
}
