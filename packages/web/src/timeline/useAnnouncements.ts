import { useEffect, useRef } from "react";
import { nameOf } from "../store/people.ts";
import { store } from "../store/store.ts";
import type { Timeline } from "../store/types.ts";
import { announce } from "../ui/announce.ts";
import { accessibleText } from "./accessibleText.ts";

/** Announces new messages to screen readers; only the current conversation, and not older messages that were loaded. */
export function useAnnouncements({ messages, hasNewer }: Timeline): void {
  const last = messages.at(-1);
  const said = useRef(last?.ts ?? "");
  const wasPast = useRef(hasNewer);
  useEffect(() => {
    const isPast = wasPast.current;
    wasPast.current = hasNewer;
    if (!last || last.ts <= said.current) return;
    said.current = last.ts;
    if (isPast) return;
    const state = store.getState();
    const { people, self } = state;
    // A message that is being streamed tells by itself when it begins and when it ends.
    if (last.user === self || last.streaming_state === "in_progress") return;
    announce(`${last.username ?? nameOf(people[last.user ?? ""])}: ${accessibleText(state, last)}`);
  }, [last, hasNewer]);
}
