import type { Chore } from "../ports/chores.ts";
import { createPoller } from "../delivery/poller.ts";
import type { Agenda } from "../domain/agenda/readAgenda.ts";
import { nobody } from "../domain/caller.ts";
import { isNoticeWaiting, postRunNotice } from "../domain/runs/postRunNotice.ts";
import { type Pursuit, pursueRuns } from "../domain/runs/pursueRuns.ts";
import type { Logger } from "../ports/log.ts";
import type { Clock } from "../ports/ports.ts";
import type { Store } from "../storage/store.ts";
import type { ServerAddress } from "./httpListener.ts";

export interface RunsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly address: ServerAddress;
  readonly onCommit: () => void;
  /** A run was taken further, perhaps to a function that runs here. */
  readonly onStep: () => void;
}

export interface Runs {
  start(): void;
  /** Looks if a run is due. */
  follow(agenda: Agenda): void;
  /** A step has ended, so there is a run to go on with. */
  hurry(): void;
  /** The same as a chore, for callers who have moved the clock and expect everything to be done. */
  readonly chore: Chore;
  stop(): Promise<void>;
}

/** Takes runs of workflows from step to step, on every server that is up. */
export function openRuns({ store, clock, log, address, onCommit, onStep }: RunsOptions): Runs {
  const pursuit: Omit<Pursuit, "baseUrl"> = {
    db: store.db,
    nowMs: () => clock.nowMs(),
    async write(operation, input) {
      const result = await store.write(operation, { caller: nobody, nowMs: clock.nowMs() }, input);
      if (!result.ok) return result;
      onCommit();
      onStep();
      return result;
    },
    onFault: (error, runId) => log.warn({ err: error, run: runId }, "a step of a run failed; trying again"),
  };
  /** Tells one person of a run that failed, and whether there may be another one to tell. */
  const notify = async (): Promise<boolean> => {
    if (!(await isNoticeWaiting(store.db))) return false;
    const posted = await store.write(postRunNotice, { caller: nobody, nowMs: clock.nowMs() }, {});
    if (posted.ok) onCommit();
    return posted.ok;
  };
  const poller = createPoller(async () => {
    while ((await pursueRuns({ ...pursuit, baseUrl: address.baseUrl })).hasMore);
    while (await notify());
  }, log);
  return {
    start: poller.start,
    follow({ due }) {
      if (due.has("runs")) poller.wake();
    },
    hurry: poller.hurry,
    chore: {
      // The agenda wakes it otherwise.
      isDue: () => false,
      name: "go on with runs",
      async run() {
        // Not in parallel with the other polls: a step that one of them is handling would be left to it, and the waiting caller answered too early.
        await poller.settle();
        return { hasMore: false };
      },
    },
    stop: poller.stop,
  };
}
