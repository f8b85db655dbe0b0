import type { Controls } from "./controls.ts";

/** One call of an app about a stream. */
export interface StreamCall {
  readonly at: string;
  readonly method: string;
  /** `ok`, or the error. */
  readonly code: string;
  /** Why the call was refused. */
  readonly message?: string;
  readonly duration_ms: number;
  readonly chunks: readonly { readonly type: string; readonly bytes: number }[];
}

/** A streamed message, and how it was written. */
export interface StreamTrace {
  readonly channel: string;
  readonly ts: string;
  readonly app_id: string;
  readonly state: "open" | "ended";
  readonly ended_by?: "app" | "user" | "time";
  readonly started_at: string;
  readonly touched_at: string;
  readonly idle_s: number;
  readonly life_s: number;
  readonly calls: readonly StreamCall[];
}

export interface TestStreams {
  /** The newest first; ended streams are listed for an hour. */
  list(filter?: { readonly channel?: string; readonly app?: string }): Promise<readonly StreamTrace[]>;
  /** How long streams last that are started from now on; what is left out goes back to its default. */
  limit(limits: { readonly idleS?: number; readonly lifeS?: number }): Promise<void>;
}

export function testStreams(controls: Controls, teamId: string): TestStreams {
  return {
    list: async (filter = {}) => (await controls("streams.list", filter))["streams"] as StreamTrace[],
    limit: async ({ idleS, lifeS }) =>
      void (await controls("streams.limit", { team_id: teamId, idle_s: idleS, life_s: lifeS })),
  };
}
