import { useEffect, useState } from "react";
import { agentsText as text } from "../strings/agents.ts";
import styles from "./Sessions.module.css";

interface Props {
  readonly status: { readonly status: string; readonly loading_messages: readonly string[]; readonly age_s: number };
  /** When the age was read, by the clock of this browser. */
  readonly readMs: number;
}

/** How long each of several messages is shown. */
const turnS = 3;

/** What an agent says that it is at, its loading messages in turn, and since when. Screen readers read the typing line instead. */
export function LoadingLine({ status: { status, loading_messages: messages, age_s: ageS }, readMs }: Props) {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = ageS + Math.max(0, Math.floor((nowMs - readMs) / 1000));
  const message = messages[Math.floor(seconds / turnS) % Math.max(1, messages.length)] ?? status;
  return (
    <p className={styles["loading"]}>
      <bdi>{message}</bdi> <span className={styles["age"]}>{text.seconds(seconds)}</span>
    </p>
  );
}
