import { useEffect } from "react";
import { call } from "../api/call.ts";
import { isQuiet } from "./quietTimes.ts";
import { change, store, useClient } from "./store.ts";

/** As many people as the server answers for at once. */
const usersMax = 50;

const asked = new Set<string>();
let waiting: string[] = [];

/** Whether a person paused notifications at this time. Asked once per person; what changes comes as an event. */
export function useQuietPerson(id: string | undefined, nowMs: number): boolean {
  useEffect(() => {
    if (id !== undefined) ask(id);
  }, [id]);
  return useClient((state) => {
    const time = id === undefined ? undefined : state.quietOf[id];
    return time !== undefined && isQuiet([time], nowMs / 1000);
  });
}

/** The rows of a list ask together. A window that is over was replaced by the next one, which is asked for again. */
function ask(id: string): void {
  const known = store.getState().quietOf[id];
  const isOver = known !== undefined && known.endS > 1 && known.endS * 1000 <= Date.now();
  if (asked.has(id) && !isOver) return;
  asked.add(id);
  waiting.push(id);
  if (waiting.length === 1) queueMicrotask(() => void read().catch(() => undefined));
}

async function read(): Promise<void> {
  const ids = waiting;
  waiting = [];
  for (let at = 0; at < ids.length; at += usersMax) {
    const users = ids.slice(at, at + usersMax);
    const answer = await call("dnd.teamInfo", { users });
    if (!answer.ok) continue;
    const times = Object.entries(answer.users).map(
      ([id, { next_dnd_start_ts: startS, next_dnd_end_ts: endS }]) => [id, { startS, endS }] as const,
    );
    change((state) => ({ ...state, quietOf: { ...state.quietOf, ...Object.fromEntries(times) } }));
  }
}
