import type { ReadConnections } from "../domain/presence/readPersonPresence.ts";
import type { ConnectedPerson } from "../ports/connectedPerson.ts";
import { nobody } from "../domain/caller.ts";
import { passTyping } from "../domain/presence/passTyping.ts";
import { readPersonElsewhere, readPresent, readTyping } from "../domain/presence/readPresence.ts";
import { sayWhoIsHere } from "../domain/presence/sayWhoIsHere.ts";
import { systemClock } from "../ports/ports.ts";
import type { PresenceSignals } from "../sockets/clusterPresence.ts";
import type { Store } from "../storage/store.ts";
import type { ServerLease } from "./serverLease.ts";

/**
 * What servers on one database tell each other of their sockets; nothing on SQLite, which is one server's own. By the clock
 * of the machine: a socket is there in real time, whatever the platform takes the time for.
 */
export function openPresenceSignals(store: Store, lease: ServerLease): PresenceSignals | undefined {
  if (store.dialect !== "postgres") return undefined;
  const server = lease.serverId;
  const now = () => systemClock.nowMs();
  return {
    subscribe: (listener) => store.commits?.subscribe(listener),
    hold: (people) => lease.hold({ people }),
    passTyping: (indicator) => store.write(passTyping, { caller: nobody, nowMs: now() }, { server, ...indicator }),
    sayWhoIsHere: (people) => store.write(sayWhoIsHere, { caller: nobody, nowMs: now() }, { server, people }),
    readPresent: () => readPresent(store.db, server, now()),
    async readTyping() {
      const rows = await readTyping(store.db, server, now());
      return rows.map(({ id, channel_id: channelId, user_id: userId, thread_ts: threadTs }) => ({
        id: Number(id),
        channelId,
        userId,
        threadTs: threadTs ?? undefined,
      }));
    },
  };
}

/** The sockets of a person: those to this server as they are now, those to others as they reported them last. */
function openConnectionReads(
  store: Store,
  lease: ServerLease,
  personHere: (userId: string) => ConnectedPerson | undefined,
): ReadConnections {
  return async (userId) => {
    const here = personHere(userId);
    const isAlone = store.dialect !== "postgres";
    const others = isAlone
      ? []
      : await readPersonElsewhere(store.db, { userId, server: lease.serverId, nowMs: systemClock.nowMs() });
    return here ? [here, ...others] : others;
  };
}

/** Who is active: at this server now, at others as they reported it last. */
function openPresentReads(
  store: Store,
  lease: ServerLease,
  peopleHere: () => readonly ConnectedPerson[],
): () => Promise<ReadonlySet<string>> {
  return async () => {
    const isAlone = store.dialect !== "postgres";
    const others = isAlone ? [] : await readPresent(store.db, lease.serverId, systemClock.nowMs());
    const here = peopleHere().filter(({ isActive }) => isActive);
    return new Set([...here.map(({ userId }) => userId), ...others]);
  };
}

interface SocketPeople {
  peopleHere(): readonly ConnectedPerson[];
  personHere(userId: string): ConnectedPerson | undefined;
}

/** Both, of sockets that are opened later. */
export function openPeopleReads(store: Store, lease: ServerLease, sockets: () => SocketPeople) {
  return {
    connections: openConnectionReads(store, lease, (userId) => sockets().personHere(userId)),
    present: openPresentReads(store, lease, () => sockets().peopleHere()),
  };
}
