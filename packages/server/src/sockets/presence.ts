import { slackbotId } from "@platform/protocol";
import { printFrame } from "./printFrame.ts";

/** A socket whose person others may be curious about. */
export interface Present {
  readonly teamId: string;
  readonly userId: string;
  /** Whose presence it wants to receive. */
  watched: ReadonlySet<string>;
  send(json: string): void;
}

/** Enough for every face on a screen; a list without an end would be memory that anybody can take. */
export const watchedMax = 1_000;

/**
 * Presence: people with a socket open to this server, or to another one on the same database. A client asks again
 * whenever it connects.
 */
export function createPresence() {
  const socketsOf = new Map<string, Set<Present>>();
  const everybody = new Set<Present>();
  let elsewhere: ReadonlySet<string> = new Set();

  function send(userId: string, presence: "active" | "away"): void {
    const json = printFrame("presence_change", { user: userId, presence });
    for (const other of everybody) if (other.watched.has(userId)) other.send(json);
  }

  return {
    come(one: Present): void {
      everybody.add(one);
      const sockets = socketsOf.get(one.userId) ?? new Set();
      socketsOf.set(one.userId, sockets.add(one));
      if (sockets.size === 1 && !elsewhere.has(one.userId)) send(one.userId, "active");
    },
    go(one: Present): void {
      everybody.delete(one);
      const sockets = socketsOf.get(one.userId);
      if (!sockets?.delete(one) || sockets.size > 0) return;
      socketsOf.delete(one.userId);
      if (!elsewhere.has(one.userId)) send(one.userId, "away");
    },
    /** People with a socket to this server. */
    here: (): readonly string[] => [...socketsOf.keys()],
    /** These are at other servers now, and no others. */
    setElsewhere(userIds: ReadonlySet<string>): void {
      const before = elsewhere;
      elsewhere = userIds;
      for (const id of userIds) if (!before.has(id) && !socketsOf.has(id)) send(id, "active");
      for (const id of before) if (!userIds.has(id) && !socketsOf.has(id)) send(id, "away");
    },
    /** From now on `one` receives changes of these people; their current presence it receives at once. */
    watch(one: Present, ids: readonly string[]): void {
      one.watched = new Set(ids);
      const users = [...one.watched].filter((id) => id === slackbotId || socketsOf.has(id) || elsewhere.has(id));
      one.send(printFrame("presence_change", { presence: "active", users }));
    },
  };
}
