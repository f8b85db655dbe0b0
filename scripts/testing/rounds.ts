/** How often a random or repeated test runs: in every `npm test`, and in the nightly stage. */
interface Rounds {
  readonly file: string;
  readonly always: number;
  readonly nightly: number;
}

/** By the variable that sets another number for one run. */
const rounds = {
  PLATFORM_KILLS: { file: "tests/faults/kill.spec.ts", always: 15, nightly: 200 },
  PLATFORM_DELIVERIES: { file: "tests/faults/deliveries.spec.ts", always: 400, nightly: 2_000 },
  PLATFORM_ROLLING: { file: "tests/faults/rolling.spec.ts", always: 1, nightly: 6 },
  PLATFORM_RESTARTS: { file: "tests/faults/localRun.spec.ts", always: 2, nightly: 20 },
  PLATFORM_RACES: { file: "tests/flows/refreshRaces.spec.ts", always: 100, nightly: 1_000 },
  PLATFORM_SEQUENCES: { file: "tests/flows/tokenLifecycle.spec.ts", always: 400, nightly: 10_000 },
  PLATFORM_FUZZ: { file: "tests/flows/fuzz.spec.ts", always: 6_000, nightly: 200_000 },
  PLATFORM_ANALYTICS_RUNS: { file: "tests/storage/analytics.spec.ts", always: 3, nightly: 30 },
  PLATFORM_REPLAY_RUNS: { file: "tests/storage/replay.spec.ts", always: 4, nightly: 40 },
  PLATFORM_SAME_ANSWERS_RUNS: { file: "tests/storage/sameAnswers.spec.ts", always: 4, nightly: 50 },
  PLATFORM_MODEL_RUNS: { file: "tests/storage/membershipModel.spec.ts", always: 2, nightly: 20 },
  PLATFORM_POSTS_RUNS: { file: "tests/storage/samePosts.spec.ts", always: 4, nightly: 50 },
  PLATFORM_WALKS_RUNS: { file: "tests/storage/walks.spec.ts", always: 4, nightly: 50 },
  PLATFORM_STREAMS_RUNS: { file: "tests/storage/streams.spec.ts", always: 3, nightly: 30 },
  PLATFORM_MEMBERSHIP_RUNS: { file: "tests/storage/memberships.spec.ts", always: 3, nightly: 30 },
  PLATFORM_TIMESTAMPS_RUNS: { file: "tests/storage/timestamps.spec.ts", always: 3, nightly: 30 },
  PLATFORM_RETENTION_STEPS: { file: "tests/storage/retentionModel.spec.ts", always: 2_000, nightly: 20_000 },
  PLATFORM_AUDIT_CALLS: { file: "tests/storage/auditCalls.spec.ts", always: 1_000, nightly: 10_000 },
  PLATFORM_AUDIT_CHANGES: { file: "tests/storage/auditTampering.spec.ts", always: 200, nightly: 5_000 },
  PLATFORM_LIST_RUNS: { file: "tests/storage/lists.spec.ts", always: 4, nightly: 50 },
} satisfies Readonly<Record<string, Rounds>>;

export type RoundsVariable = keyof typeof rounds;

/** The number of rounds for this run. */
export function roundsOf(variable: RoundsVariable): number {
  return Number(process.env[variable] ?? rounds[variable].always);
}

/** What the nightly stage runs. */
export function nightlyFiles(): string[] {
  return Object.values(rounds).map(({ file }) => file);
}

/** The environment of the nightly stage. A number that the caller has set stays. */
export function nightlyCounts(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rounds).map(([variable, { nightly }]) => [variable, env[variable] ?? String(nightly)]),
  );
}
