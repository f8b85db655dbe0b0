import { Bell, BellOff } from "lucide-react";
import { useMemo, useState } from "react";
import { Link } from "wouter";
import { Composer } from "../composer/Composer.tsx";
import { threadPath } from "../navigation/paths.ts";
import { useClient } from "../store/store.ts";
import type { FollowedThread } from "../store/threads.ts";
import { placeName, useTitle } from "../store/titles.ts";
import { placeKey } from "../store/types.ts";
import { threadsText } from "../strings/threads.ts";
import { timelineText } from "../strings/timeline.ts";
import { followThread } from "../timeline/changeMessage.ts";
import { TypingLine } from "../timeline/TypingLine.tsx";
import { Button } from "../ui/Button.tsx";
import { ThreadReplies } from "./ThreadReplies.tsx";
import styles from "./Threads.module.css";

/** A followed thread: where it is, its messages, and where to reply. */
export function ThreadCard({ channel, thread, lineTs }: FollowedThread) {
  const place = useMemo(() => ({ channel, thread }), [channel, thread]);
  const key = placeKey(place);
  const home = useClient((state) => state.channels[channel]);
  const name = placeName(home, useTitle(home));
  const timeline = useClient((state) => state.timelines[key]);
  const unread = useClient((state) => state.threadCounts[key]?.unread ?? 0);
  const isFollowed = timeline?.messages[0]?.subscribed === true;
  if (!timeline) return null;
  const Sign = isFollowed ? BellOff : Bell;
  return (
    <li className={styles["card"]} data-thread={thread}>
      <header className={styles["cardHeader"]}>
        <h2 className={styles["where"]}>
          <Link href={threadPath(channel, thread)} aria-label={threadsText.threadIn(name)}>
            {name}
          </Link>
        </h2>
        {unread > 0 && <span className={styles["count"]}>{timelineText.newReplies(unread)}</span>}
        <Button variant="quiet" onClick={() => void followThread(channel, thread, !isFollowed)}>
          <Sign size={16} aria-hidden="true" />
          {isFollowed ? threadsText.unfollow : threadsText.follow}
        </Button>
      </header>
      <ThreadReplies place={place} timeline={timeline} label={threadsText.threadIn(name)} lineTs={lineTs} />
      <TypingLine place={place} />
      {!home?.is_archived && <Reply place={place} label={threadsText.reply} />}
    </li>
  );
}

interface ReplyProps {
  readonly place: { readonly channel: string; readonly thread: string };
  readonly label: string;
}

/** The editor is opened when it is wanted: one for every thread on the page would make the page slow. */
function Reply({ place, label }: ReplyProps) {
  const hasDraft = useClient((state) => state.drafts.has(placeKey(place)));
  const [hadDraft] = useState(hasDraft);
  const [isOpen, setOpen] = useState(hasDraft);
  if (isOpen) return <Composer place={place} label={label} isFocused={!hadDraft} />;
  return (
    <div className={styles["reply"]}>
      <Button className={styles["replyButton"]} onClick={() => setOpen(true)}>
        {label}
      </Button>
    </div>
  );
}
