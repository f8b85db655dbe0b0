import { nobody } from "../domain/caller.ts";
import { passTyping } from "../domain/presence/passTyping.ts";
import { readPresent, readTyping } from "../domain/presence/readPresence.ts";
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
    hold: (userIds) => lease.hold({ userIds }),
    passTyping: (indicator) => store.write(passTyping, { caller: nobody, nowMs: now() }, { server, ...indicator }),
    sayWhoIsHere: (userIds) => store.write(sayWhoIsHere, { caller: nobody, nowMs: now() }, { server, userIds }),
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
