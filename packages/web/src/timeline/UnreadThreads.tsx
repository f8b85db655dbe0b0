import { MessagesSquare } from "lucide-react";
import { useMemo } from "react";
import { Link } from "wouter";
import { unreadThreadsOf } from "../store/counting.ts";
import { store, useClient } from "../store/store.ts";
import { findMessage } from "../store/timeline.ts";
import { threadPath } from "../navigation/paths.ts";
import { useEmojiTable } from "../richtext/emojiTable.ts";
import { accessibleText } from "./accessibleText.ts";
import styles from "./UnreadThreads.module.css";
import { timelineText } from "../strings/timeline.ts";

const shownMax = 3;
const textMax = 60;

/** Leads to the threads that the number beside the conversation counts: they may stand far above what is on the screen. */
export function UnreadThreads({ channel }: { readonly channel: string }) {
  const threadCounts = useClient((state) => state.threadCounts);
  const threads = useMemo(() => unreadThreadsOf(threadCounts, channel), [threadCounts, channel]);
  if (threads.length === 0) return null;
  return (
    <ul aria-label={timelineText.unreadThreads} className={styles["threads"]}>
      {threads.slice(-shownMax).map(({ thread, unread }) => (
        <li key={thread}>
          <Link href={threadPath(channel, thread)} className={styles["thread"]}>
            <MessagesSquare size={16} aria-hidden="true" />
            <span>{timelineText.newReplies(unread)}</span>
            <ThreadText channel={channel} thread={thread} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function ThreadText(place: { readonly channel: string; readonly thread: string }) {
  useEmojiTable();
  return <bdi className={styles["text"]}>{textOf(place.channel, place.thread)}</bdi>;
}

/** What the thread is about, when its first message is among those that are loaded. */
function textOf(channel: string, thread: string): string {
  const state = store.getState();
  const root =
    findMessage(state.timelines[channel], thread) ?? findMessage(state.timelines[`${channel}/${thread}`], thread);
  return root ? accessibleText(state, root).slice(0, textMax) : timelineText.inThread;
}
