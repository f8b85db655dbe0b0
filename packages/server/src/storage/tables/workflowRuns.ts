import type { Generated, Selectable } from "kysely";

/** How far a run, or a single step of it, has come. */
export type RunStatus = "running" | "completed" | "failed" | "cancelled";

/**
 * One run of an app's workflow. The row is the whole truth of where it stands: a server that dies leaves nothing in the
 * air, and whichever server looks next goes on from `position`.
 */
export interface WorkflowRunsTable {
  id: string;
  app_id: string;
  team_id: string;
  /** Callback id of the workflow. */
  workflow: string;
  trigger_id: string | null;
  /** Who started it; nobody when time, an event or a webhook did. */
  started_by: string | null;
  /** Whoever starts it twice with one key starts it once. */
  key: string;
  /** JSON: the workflow and its functions as they were at the start. A later manifest is for later runs. */
  definition: string;
  inputs: string;
  outputs: string | null;
  status: RunStatus;
  /** The step that is next or under way, from 0; behind the last one when all are done. */
  position: Generated<number>;
  /** The execution that it waits for. */
  execution_id: string | null;
  /** When somebody has to look at it: at once, when a wait ends, or when the step has taken too long. */
  due_ms: number | null;
  /** How often in vain, because the platform itself failed. */
  attempts: Generated<number>;
  error: string | null;
  created_ms: number;
  ended_ms: number | null;
  /** Ids of people who still have to be told that it failed, with commas between. */
  notice_to: string | null;
  /** When it was decided that people are told of its failure. */
  noticed_ms: number | null;
}

export type WorkflowRunRow = Selectable<WorkflowRunsTable>;
