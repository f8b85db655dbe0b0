import { ArrowDown } from "lucide-react";
import { unreadSince } from "../store/counting.ts";
import { useClient } from "../store/store.ts";
import type { Place, Timeline } from "../store/types.ts";
import { Button } from "../ui/Button.tsx";
import { DayHeader } from "./DayHeader.tsx";
import styles from "./MessageList.module.css";
import { UnreadBar } from "./UnreadBar.tsx";
import { timelineText } from "../strings/timeline.ts";

interface Props {
  readonly place: Place;
  readonly timeline: Timeline;
  readonly isAtEnd: boolean;
  /** How many messages came while the reader was elsewhere. */
  readonly newer: number;
  /** The day at the top of the list. */
  readonly dayMs: number | undefined;
  onLatest(): void;
  onJump(ts: string): void;
}

/** What lies over the list: the day, and while the end is not in view how much is unread, or the way to the latest message. */
export function ListOverlays({ place, timeline, isAtEnd, newer, dayMs, onLatest, onJump }: Props) {
  const isChannel = place.thread === undefined;
  const hasUnread = useClient((state) => isChannel && unreadSince(state, place) !== undefined);
  const hasBar = hasUnread && !isAtEnd;
  return (
    <>
      <div className={styles["top"]}>
        {hasBar && <UnreadBar channel={place.channel} timeline={timeline} onLatest={onLatest} />}
        {isChannel && dayMs !== undefined && <DayHeader ms={dayMs} onJump={onJump} />}
      </div>
      {!isAtEnd && !hasBar && (
        <div className={styles["jump"]}>
          <Button onClick={onLatest}>
            <ArrowDown size={16} aria-hidden="true" />
            {newer === 0 ? timelineText.jumpToLatest : timelineText.newMessageCount(newer)}
          </Button>
        </div>
      )}
    </>
  );
}
