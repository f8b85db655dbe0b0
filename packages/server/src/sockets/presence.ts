import { limits, slackbotId } from "@platform/protocol";
import type { ConnectedPerson } from "../ports/connectedPerson.ts";
import type { Clock } from "../ports/ports.ts";
import { printFrame } from "./printFrame.ts";

/** A socket whose person others may be curious about. */
export interface Present {
  readonly teamId: string;
  readonly userId: string;
  /** Bots do not act by themselves: they are active while they are connected. */
  readonly isBot: boolean;
  /** Whose presence it wants to receive. */
  watched: ReadonlySet<string>;
  /** Whether the person set themselves away. */
  isAway: boolean | undefined;
  lastActivityMs: number;
  send(json: string): void;
}

/** Enough for every face on a screen; a list without an end would be memory that anybody can take. */
export const watchedMax = 1_000;

/**
 * Presence of people with a socket open to this server, or to another one on the same database. They are active unless they
 * set themselves away or have done nothing for a while. A client asks again whenever it connects.
 */
export function createPresence(clock: Clock, onChange: () => void = () => {}) {
  const socketsOf = new Map<string, Set<Present>>();
  const everybody = new Set<Present>();
  const activeHere = new Set<string>();
  let elsewhere: ReadonlySet<string> = new Set();

  const isActive = (userId: string): boolean =>
    userId === slackbotId || activeHere.has(userId) || elsewhere.has(userId);

  function send(userId: string, presence: "active" | "away"): void {
    const json = printFrame("presence_change", { user: userId, presence });
    for (const other of everybody) if (other.watched.has(userId)) other.send(json);
  }

  function isAwake({ isBot, isAway, lastActivityMs }: Present): boolean {
    return isAway !== true && (isBot || clock.nowMs() - lastActivityMs < limits.presence_idle_s * 1000);
  }

  /** Compares a person with the presence that was reported last, and reports a change. */
  function refresh(userId: string): void {
    const before = isActive(userId);
    const isAwakeHere = [...(socketsOf.get(userId) ?? [])].some(isAwake);
    if (isAwakeHere === activeHere.has(userId)) return;
    if (isAwakeHere) activeHere.add(userId);
    else activeHere.delete(userId);
    if (isActive(userId) !== before) send(userId, before ? "away" : "active");
    onChange();
  }

  const presence = {
    come(one: Present): void {
      everybody.add(one);
      socketsOf.set(one.userId, (socketsOf.get(one.userId) ?? new Set()).add(one));
      refresh(one.userId);
    },
    go(one: Present): void {
      everybody.delete(one);
      const sockets = socketsOf.get(one.userId);
      if (!sockets?.delete(one)) return;
      if (sockets.size === 0) socketsOf.delete(one.userId);
      refresh(one.userId);
    },
    refresh,
    /** The person of a socket did something. */
    act(one: Present): void {
      one.lastActivityMs = clock.nowMs();
      if (!activeHere.has(one.userId)) refresh(one.userId);
    },
    /** Time has passed: finds people who have done nothing for too long. */
    look(): void {
      for (const userId of socketsOf.keys()) refresh(userId);
    },
    personHere(userId: string): ConnectedPerson | undefined {
      const sockets = [...(socketsOf.get(userId) ?? [])];
      if (sockets.length === 0) return undefined;
      const lastActivityMs = Math.max(...sockets.map((socket) => socket.lastActivityMs));
      return { userId, connections: sockets.length, isActive: activeHere.has(userId), lastActivityMs };
    },
    /** People with a socket to this server. */
    here: (): readonly ConnectedPerson[] =>
      [...socketsOf.keys()].flatMap((userId) => presence.personHere(userId) ?? []),
    /** These are active at other servers now, and no others. */
    setElsewhere(userIds: ReadonlySet<string>): void {
      const before = elsewhere;
      elsewhere = userIds;
      for (const id of userIds) if (!before.has(id) && !activeHere.has(id)) send(id, "active");
      for (const id of before) if (!userIds.has(id) && !activeHere.has(id)) send(id, "away");
    },
    /** From now on `one` receives changes of these people; their current presence it receives at once. */
    watch(one: Present, ids: readonly string[]): void {
      one.watched = new Set(ids);
      one.send(printFrame("presence_change", { presence: "active", users: [...one.watched].filter(isActive) }));
    },
    /** Sends the current presence of these people, once. */
    answer(one: Present, ids: readonly string[]): void {
      for (const user of new Set(ids)) {
        one.send(printFrame("presence_change", { user, presence: isActive(user) ? "active" : "away" }));
      }
    },
  };
  return presence;
}

export type Presence = ReturnType<typeof createPresence>;
