import { useState } from "react";
import { useNow } from "../richtext/useNow.ts";
import { notifyAnyway } from "../store/pauses.ts";
import { useQuietPerson } from "../store/quietPeople.ts";
import { store, useClient } from "../store/store.ts";
import { pausesText } from "../strings/pauses.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./PausedNotice.module.css";

interface Props {
  readonly channel: string;
  readonly person: string;
  readonly name: string;
}

/** Says that the other person has paused notifications, and offers to notify them of a message that was sent since. */
export default function PausedNotice({ channel, person, name }: Props) {
  const isQuiet = useQuietPerson(person, useNow());
  const [openedTs] = useState(() => lastTs(channel));
  const [isNotified, setNotified] = useState(false);
  const sentTs = useClient((state) => {
    const last = state.timelines[channel]?.messages.at(-1);
    return last && last.user === state.self && last.ts > openedTs ? last.ts : undefined;
  });
  if (!isQuiet) return null;
  const notify = (ts: string) => void notifyAnyway(channel, ts).then((isDone) => isDone && setNotified(true));
  return (
    <p role="status" className={styles["notice"]}>
      {isNotified ? pausesText.notified(name) : pausesText.hasPaused(name)}
      {sentTs !== undefined && !isNotified && (
        <Button variant="quiet" onClick={() => notify(sentTs)}>
          {pausesText.notifyAnyway}
        </Button>
      )}
    </p>
  );
}

/** What was written before this conversation was opened is no reason to notify. */
function lastTs(channel: string): string {
  return store.getState().timelines[channel]?.messages.at(-1)?.ts ?? "";
}
