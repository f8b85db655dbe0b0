import type { Generated, Selectable } from "kysely";
import type { RunStatus } from "./workflowRuns.ts";

/** Where a function runs: in the platform, in its sandbox, or in the app. */
export type FunctionPlace = "builtin" | "hosted" | "remote";

/** One step of a workflow run. Apps know it by its id. */
export interface FunctionExecutionsTable {
  id: string;
  run_id: string;
  position: number;
  app_id: string;
  team_id: string;
  /** The callback id of the function, or the name of a built-in one. */
  function: string;
  place: FunctionPlace;
  inputs: string;
  outputs: string | null;
  status: RunStatus;
  error: string | null;
  created_ms: number;
  /** When it times out. */
  deadline_ms: number;
  ended_ms: number | null;
  /** The lease of the server that runs a hosted function. Another server may take over after it. */
  lease_until_ms: Generated<number>;
  attempt: Generated<number>;
  /** The server that runs a hosted function: it loses it with its own lease. Null where there is only one server. */
  server_id: Generated<string | null>;
}

export type FunctionExecutionRow = Selectable<FunctionExecutionsTable>;
