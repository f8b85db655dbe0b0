import type { Agenda } from "../domain/agenda/readAgenda.ts";
import type { Chore } from "../ports/chores.ts";
import { openRuns, type RunsOptions } from "./runServices.ts";
import { openTriggers } from "./triggerServices.ts";

export interface Workflows {
  start(): Promise<void>;
  /** Looks if a run is due, or an event may be what a trigger waits for. */
  follow(agenda: Agenda): void;
  /** A step has ended, so there is a run to go on with. */
  hurry(): void;
  /** Both as chores, for callers who expect everything to be done. */
  readonly chores: readonly Chore[];
  /** The store was put back to another state. */
  begin(): Promise<void>;
  /** Stores how far the outbox was read for triggers. */
  savePosition(): Promise<void>;
  stop(): Promise<void>;
}

/** What starts workflows by itself, and what takes their runs from step to step. */
export function openWorkflows(options: RunsOptions): Workflows {
  const runs = openRuns(options);
  const triggers = openTriggers(options);
  return {
    async start() {
      runs.start();
      await triggers.start();
    },
    follow(agenda) {
      triggers.follow(agenda);
      runs.follow(agenda);
    },
    hurry: runs.hurry,
    chores: [triggers.chore, runs.chore],
    begin: triggers.begin,
    savePosition: triggers.savePosition,
    async stop() {
      await Promise.all([triggers.stop(), runs.stop()]);
    },
  };
}
