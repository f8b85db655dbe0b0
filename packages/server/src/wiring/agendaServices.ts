import { limits } from "@platform/protocol";
import { createPoller } from "../delivery/poller.ts";
import { type Agenda, type AgendaKind, emptyAgenda, readAgenda } from "../domain/agenda/readAgenda.ts";
import type { Logger } from "../ports/log.ts";
import { type Clock, systemClock } from "../ports/ports.ts";
import type { Store } from "../storage/store.ts";

export type { Agenda } from "../domain/agenda/readAgenda.ts";

export interface AgendaOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly serverId: string;
}

export interface AgendaServices {
  start(): void;
  /** Something was committed, here or on another server, or the clock was moved. */
  wake(): void;
  /** Called with every agenda that was read. */
  subscribe(listener: (agenda: Agenda) => void): void;
  /** Whether work of this kind was due when the agenda was read last; it is read again when more becomes due. */
  isDue(kind: AgendaKind): boolean;
  stop(): Promise<void>;
}

/**
 * The only loop that asks the store whether there is something to do. It asks after commits, when the next thing becomes
 * due, and rarely besides, for commits without a notice: that server died, or the connection broke. Components look for
 * their own work only when the agenda has some.
 */
export function openAgenda({ store, clock, log, serverId }: AgendaOptions): AgendaServices {
  const listeners: ((agenda: Agenda) => void)[] = [];
  let latest: Agenda = emptyAgenda;
  let timer: NodeJS.Timeout | undefined;
  let isOn = false;

  async function look(): Promise<void> {
    // First, so that a failure does not end the rounds.
    schedule(limits.poll_fallback_s * 1000);
    const nowMs = clock.nowMs();
    latest = await readAgenda(store.db, { nowMs, aheadMs: nowMs - systemClock.nowMs(), serverId });
    if (latest.nextMs !== undefined) schedule(latest.nextMs - clock.nowMs());
    for (const listener of listeners) listener(latest);
  }

  function schedule(afterMs: number): void {
    clearTimeout(timer);
    const delayMs = Math.min(Math.max(afterMs, 0), limits.poll_fallback_s * 1000);
    if (isOn) timer = setTimeout(poller.wake, delayMs).unref();
  }

  const poller = createPoller(look, log);
  return {
    start() {
      isOn = true;
      poller.start();
      // For what was left by servers that have stopped.
      poller.wake();
    },
    wake: poller.wake,
    subscribe: (listener) => void listeners.push(listener),
    isDue: (kind) => latest.due.has(kind),
    async stop() {
      isOn = false;
      clearTimeout(timer);
      await poller.stop();
    },
  };
}
