import type { Controls } from "./controls.ts";

type Fields = Readonly<Record<string, unknown>>;

export interface RunWish {
  /** The app by its id. */
  readonly appId: string;
  /** Callback id of the workflow. */
  readonly workflow: string;
  readonly inputs?: Fields;
  /** Who starts it, by name; no permission is needed. */
  readonly as: string;
  /** Idempotency key: two starts with one key are one run. */
  readonly key?: string;
}

/** A run that has ended, as `workflows.runs.info` tells it. */
export interface EndedRun {
  readonly status: "completed" | "failed" | "cancelled";
  readonly error?: string;
  readonly outputs?: Fields;
  readonly steps: readonly {
    readonly id: string;
    readonly title: string;
    readonly status: string;
    readonly inputs?: Fields;
    readonly outputs?: Fields;
    readonly error?: string;
  }[];
}

/** Runs of the apps' workflows, without any trigger. */
export interface TestRuns {
  /** Starts a run and tells its id. */
  start(wish: RunWish): Promise<string>;
  /** Waits until a run has ended, half a minute by default; `p.clock` triggers what a run itself waits for. */
  ended(runId: string, options?: { readonly timeoutS?: number }): Promise<EndedRun>;
}

export function testRuns(controls: Controls): TestRuns {
  return {
    async start({ appId: app_id, workflow, inputs, as: user, key }) {
      return String((await controls("runs.start", { user, app_id, workflow, inputs, key }))["run_id"]);
    },
    async ended(run_id, { timeoutS: timeout_s } = {}) {
      const { run, steps } = await controls("runs.await", { run_id, timeout_s });
      const { status, error, outputs } = run as EndedRun;
      const ended = { status, steps: steps as EndedRun["steps"] };
      return { ...ended, ...(error !== undefined && { error }), ...(outputs && { outputs }) };
    },
  };
}
