import { createPoller } from "../delivery/poller.ts";
import type { Agenda } from "../domain/agenda/readAgenda.ts";
import { nobody } from "../domain/caller.ts";
import { claimImport, type ClaimedImport } from "../domain/imports/claimImport.ts";
import { releaseImports } from "../domain/imports/releaseImports.ts";
import { newUuid } from "../ports/ports.ts";
import { selectHasDueImport } from "../storage/queries/importJobs.ts";
import { type ImportRunOptions, type StartedRun, startImportRun } from "./importRun.ts";
import type { ServerLease } from "./serverLease.ts";

export interface ImportOptions extends ImportRunOptions {
  readonly lease: Pick<ServerLease, "claimant">;
}

export interface Imports {
  start(): Promise<void>;
  /** Looks if an import is due, or the one that runs here was ended. */
  follow(agenda: Agenda): void;
  /** The server listens now. Before, links to files would lead nowhere. */
  wake(): void;
  /** Does what is due, and waits for it. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** Runs the imports that administrators have started, one at a time on each server. Others continue what a server leaves. */
export function openImports(options: ImportOptions): Imports {
  const { store, clock, log, lease, address, onCommit } = options;
  const now = () => ({ caller: nobody, nowMs: clock.nowMs() });
  let running: StartedRun | undefined;
  let isStopping = false;

  const isDue = async () =>
    !isStopping && address.listening !== undefined && (await selectHasDueImport(store.db, clock.nowMs()));

  async function look(): Promise<void> {
    if (running) return running.check();
    while (await isDue()) {
      const found = await store.write(claimImport, now(), { claim: newUuid() });
      onCommit();
      if (!found.ok || !found.found) return;
      if (found.claimed) return begin(found.claimed);
    }
  }

  function begin(claimed: ClaimedImport): void {
    const run = startImportRun(options, claimed);
    const ended = run.ended.finally(() => {
      running = undefined;
      poller.wake();
    });
    running = { ...run, ended };
  }

  const poller = createPoller(look, log);
  return {
    async start() {
      if (lease.claimant === null) await store.write(releaseImports, now(), {});
      poller.start();
    },
    follow({ due }) {
      if (running || due.has("jobs")) poller.wake();
    },
    wake: () => poller.wake(),
    async settle() {
      do {
        await poller.settle();
        await running?.ended;
      } while (running || (await isDue()));
    },
    async stop() {
      isStopping = true;
      await poller.stop();
      running?.stop();
      await running?.ended;
    },
  };
}
