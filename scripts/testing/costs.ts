/**
 * About how many seconds a file takes by itself, for those that take long. Only the dealing depends on it: a figure that is
 * out of date makes one of two processes wait for the other, and no test any weaker.
 */
const costs: Readonly<Record<string, number>> = {
  "packages/cli/src/commands/backup.spec.ts": 4,
  "packages/cli/src/commands/controls.spec.ts": 11,
  "packages/cli/src/commands/deploy.spec.ts": 7,
  "packages/cli/src/commands/run.spec.ts": 6,
  "packages/cli/src/commands/serve.spec.ts": 12,
  "packages/protocol/src/richtext/markdown/markdown.property.spec.ts": 3,
  "packages/server/src/control/canaries.spec.ts": 9,
  "packages/server/src/control/clock.spec.ts": 3,
  "packages/server/src/control/state.spec.ts": 7,
  "packages/server/src/domain/hosted/readBundle.spec.ts": 3,
  "packages/server/src/http/pages/account.spec.ts": 3,
  "packages/server/src/http/pages/signIn.spec.ts": 9,
  "packages/server/src/http/pages/twoFactor.spec.ts": 4,
  "packages/server/src/platform.spec.ts": 5,
  "packages/testing/src/startPlatform.spec.ts": 5,
  "tests/laws/generated.spec.ts": 4,
};

/** Many small ones make up most of a stage. */
const SMALL = 0.4;

export function costOf(file: string): number {
  return costs[file] ?? SMALL;
}
