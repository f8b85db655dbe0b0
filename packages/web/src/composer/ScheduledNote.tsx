import { Clock } from "lucide-react";
import { useMemo } from "react";
import { Link } from "wouter";
import { viewPath } from "../navigation/views.ts";
import { useReader } from "../richtext/reader.ts";
import { useClient } from "../store/store.ts";
import type { Place } from "../store/types.ts";
import { schedulingText } from "../strings/scheduling.ts";
import styles from "./Composer.module.css";
import { whenText } from "./whenText.ts";

/** Above the composer: what waits for this conversation or thread. */
export function ScheduledNote({ place }: { readonly place: Place }) {
  const reader = useReader();
  const scheduled = useClient((state) => state.scheduled);
  const here = useMemo(
    () => scheduled.filter((one) => one.channel_id === place.channel && one.thread_ts === place.thread),
    [scheduled, place.channel, place.thread],
  );
  const [next] = here;
  if (!next) return null;
  return (
    <p role="status" className={styles["scheduled"]}>
      <Clock size={14} aria-hidden="true" />
      {schedulingText.note(here.length, whenText(next.post_at * 1000, reader))}{" "}
      <Link href={`${viewPath("drafts")}?tab=scheduled`}>{schedulingText.seeScheduled}</Link>
    </p>
  );
}
