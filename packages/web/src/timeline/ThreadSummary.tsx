import { Link } from "wouter";
import type { Message } from "../store/types.ts";
import { PersonAvatar } from "../people/PersonAvatar.tsx";
import { threadPath } from "../navigation/paths.ts";
import { msOf } from "./rows.ts";
import { useNow } from "../richtext/useNow.ts";
import { useTimes } from "./times.ts";
import styles from "./ThreadSummary.module.css";
import { timelineText } from "../strings/timeline.ts";

interface Props {
  readonly channel: string;
  readonly message: Message;
}

const shownFaces = 4;

/** How many replied, who, and when last; leads into the thread. */
export function ThreadSummary({ channel, message }: Props) {
  const { reply_count: count = 0, reply_users: repliers = [], latest_reply: latest, thread_ts, ts } = message;
  if (message.subtype === "thread_broadcast" && thread_ts !== undefined) {
    return (
      <Link href={threadPath(channel, thread_ts)} className={styles["summary"]}>
        {timelineText.viewThread}
      </Link>
    );
  }
  if (count === 0) return null;
  return (
    <Link href={threadPath(channel, ts)} className={styles["summary"]}>
      {repliers.slice(0, shownFaces).map((id) => (
        <PersonAvatar key={id} id={id} size={20} />
      ))}
      <span className={styles["count"]}>{timelineText.replies(count)}</span>
      {latest !== undefined && <LastReply ms={msOf(latest)} />}
    </Link>
  );
}

function LastReply({ ms }: { readonly ms: number }) {
  return <span className={styles["when"]}>{timelineText.lastReply(useTimes().agoText(ms, useNow()))}</span>;
}
