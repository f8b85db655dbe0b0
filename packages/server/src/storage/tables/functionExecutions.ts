import type { Generated, Selectable } from "kysely";
import type { RunStatus } from "./workflowRuns.ts";

/** Where a function runs: here as part of the platform, here in the sandbox, or with the app. */
export type FunctionPlace = "builtin" | "hosted" | "remote";

/** One step of a run, done once or tried until it is done. Its id is what the function is known by outside. */
export interface FunctionExecutionsTable {
  id: string;
  run_id: string;
  position: number;
  app_id: string;
  team_id: string;
  /** Callback id of the function; of a built-in one, its name. */
  function: string;
  place: FunctionPlace;
  inputs: string;
  outputs: string | null;
  status: RunStatus;
  error: string | null;
  created_ms: number;
  /** When it has failed, unless it ended before. */
  deadline_ms: number;
  ended_ms: number | null;
  /** Of hosted ones: whoever runs it holds it until then; afterwards anybody may take it over. */
  lease_until_ms: Generated<number>;
  attempt: Generated<number>;
}

export type FunctionExecutionRow = Selectable<FunctionExecutionsTable>;
