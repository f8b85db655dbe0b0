import { nobody } from "../domain/caller.ts";
import { passTyping } from "../domain/signs/passTyping.ts";
import { readPresent, readTyping } from "../domain/signs/readSigns.ts";
import { sayWhoIsHere } from "../domain/signs/sayWhoIsHere.ts";
import { systemClock, systemIds } from "../ports/ports.ts";
import type { Signs } from "../sockets/neighbours.ts";
import type { Store } from "../storage/store.ts";

/**
 * What servers on one database tell each other of their sockets; nothing on SQLite, which is one server's own:
 * it would be asked four times a second for what nobody else can have written. By the clock
 * of the machine: a socket is there in real time, whatever the platform takes the time for.
 */
export function openSigns(store: Store): Signs | undefined {
  if (store.dialect !== "postgres") return undefined;
  const server = systemIds.unguessable();
  const now = () => systemClock.nowMs();
  return {
    passTyping: (sign) => store.write(passTyping, { caller: nobody, nowMs: now() }, { server, ...sign }),
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
