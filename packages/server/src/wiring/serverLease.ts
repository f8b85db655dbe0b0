import { limits } from "@platform/protocol";
import type { Agenda } from "../domain/agenda/readAgenda.ts";
import { nobody } from "../domain/caller.ts";
import { endLease } from "../domain/servers/endLease.ts";
import { renewLease } from "../domain/servers/renewLease.ts";
import { takeOverLost } from "../domain/servers/takeOverLost.ts";
import type { ConnectedPerson } from "../ports/connectedPerson.ts";
import { StartFailure } from "../ports/failures.ts";
import type { Logger } from "../ports/log.ts";
import { type Clock, systemClock, systemIds } from "../ports/ports.ts";
import { migrations } from "../storage/migrations/migrations.ts";
import { refuseFloor } from "../storage/schemaFloor.ts";
import type { Store } from "../storage/store.ts";

export interface ServerLeaseOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  /** Another version has migrated the database, and this one cannot go on. */
  readonly onFatal: (error: Error) => void;
}

/** What a server holds and would write down again after it lost its lease. */
export interface HeldByServer {
  sockets(): readonly { readonly id: string; readonly appId: string }[];
  people(): readonly ConnectedPerson[];
}

export interface ServerLease {
  /** Names this server in what it holds; another one after every start. */
  readonly serverId: string;
  /** The server in whose name deliveries and functions are claimed; nothing where there is only one. */
  readonly claimant: string | null;
  start(): Promise<void>;
  hold(held: Partial<HeldByServer>): void;
  /** Takes over from servers whose lease has ended, if there are any. */
  follow(agenda: Agenda): void;
  stop(): Promise<void>;
}

/**
 * One row says that this server is alive, and covers all that it holds. By the clock of the machine: a server is alive in
 * real time, whatever the platform takes the time for. A store for one server needs none.
 */
export function openServerLease(options: ServerLeaseOptions): ServerLease {
  const serverId = systemIds.unguessable();
  if (options.store.dialect === "postgres") return shareLease(options, serverId);
  return { serverId, claimant: null, start: async () => {}, hold() {}, follow() {}, stop: async () => {} };
}

function shareLease({ store, clock, log, onFatal }: ServerLeaseOptions, serverId: string): ServerLease {
  const known = Object.keys(migrations);
  const schema = known.at(-1) ?? "";
  const holders: Partial<HeldByServer>[] = [];
  const leaseMs = limits.server_lease_s * 1000;
  const now = () => ({ caller: nobody, nowMs: systemClock.nowMs() });
  let timer: NodeJS.Timeout | undefined;
  let renewing: Promise<void> | undefined;
  let takingOver: Promise<void> | undefined;
  let renewedMs = Number.NEGATIVE_INFINITY;
  let patientUntilMs = Number.NEGATIVE_INFINITY;

  async function renew(): Promise<void> {
    const sockets = holders.flatMap((held) => held.sockets?.() ?? []);
    const people = holders.flatMap((held) => held.people?.() ?? []);
    const renewed = await store.write(renewLease, now(), { serverId, schema, sockets, people });
    const refusal = renewed.ok ? refuseFloor(renewed.floor ?? undefined, known) : undefined;
    if (refusal !== undefined) throw new StartFailure(refusal);
    const atMs = performance.now();
    // The store was out of reach, or this server was paused. In the first case the others could not renew theirs either.
    if (atMs - renewedMs > leaseMs && renewedMs > 0) patientUntilMs = atMs + leaseMs;
    renewedMs = atMs;
  }

  function beat(): void {
    renewing ??= renew()
      .catch((error: unknown) => {
        if (error instanceof StartFailure) onFatal(error);
        else log.warn({ err: error }, "the lease of this server cannot be renewed; trying again");
      })
      .finally(() => {
        renewing = undefined;
      });
  }

  async function takeOver(): Promise<void> {
    const done = await store.write(takeOverLost, now(), { serverId, platformNowMs: clock.nowMs() });
    if (done.ok && done.lost > 0)
      log.warn({ servers: done.lost }, "took over from servers that stopped renewing their lease");
  }

  return {
    serverId,
    claimant: serverId,
    async start() {
      await renew();
      timer = setInterval(beat, limits.heartbeat_s * 1000).unref();
    },
    hold: (held) => void holders.push(held),
    follow({ due }) {
      const isAlive = performance.now() - renewedMs < leaseMs && performance.now() >= patientUntilMs;
      if (!isAlive || !due.has("leases")) return;
      takingOver ??= takeOver()
        .catch((error: unknown) => log.warn({ err: error }, "lost servers cannot be taken over from; trying again"))
        .finally(() => {
          takingOver = undefined;
        });
    },
    async stop() {
      clearInterval(timer);
      await Promise.all([renewing, takingOver]);
      if (timer !== undefined) await store.write(endLease, now(), { serverId, platformNowMs: clock.nowMs() });
    },
  };
}
