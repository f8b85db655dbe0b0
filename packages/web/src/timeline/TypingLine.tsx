import { useEffect, useState } from "react";
import { nameOf } from "../store/people.ts";
import { useClient } from "../store/store.ts";
import { type Place, placeKey } from "../store/types.ts";
import styles from "./TypingLine.module.css";
import { timelineText } from "../strings/timeline.ts";

interface Props {
  readonly place: Place;
}

const nobody: Readonly<Record<string, number>> = {};
const nothing: Readonly<Record<string, string>> = {};

/** Who is writing. The line keeps its height, so that nothing moves when they begin and end. */
export function TypingLine({ place }: Props) {
  const typing = useClient((state) => state.typing[placeKey(place)] ?? nobody);
  const statuses = useClient((state) => state.statuses[placeKey(place)] ?? nothing);
  const people = useClient((state) => state.people);
  const [nowMs, setNowMs] = useState(() => Date.now());
  const latest = Math.max(0, ...Object.values(typing));
  useEffect(() => {
    setNowMs(Date.now());
    const timer = setTimeout(() => setNowMs(Date.now()), Math.max(0, latest - Date.now()) + 50);
    return () => clearTimeout(timer);
  }, [typing, latest]);
  const writers = Object.keys(typing).filter((id) => (typing[id] ?? 0) > nowMs);
  const names = writers.map((id) => nameOf(people[id]));
  const [status] = writers.length === 1 ? writers.map((id) => statuses[id]) : [];
  return (
    <div role="status" className={styles["line"]}>
      {sentence(names, status)}
    </div>
  );
}

/** An app that is alone there may set its own status text. */
function sentence(names: readonly string[], status: string | undefined): string {
  const [first, second] = names;
  if (first === undefined) return "";
  if (status) return `${first} ${status}`;
  if (second === undefined) return timelineText.isTyping(first);
  return names.length === 2 ? timelineText.areTyping(first, second) : timelineText.severalTyping;
}
