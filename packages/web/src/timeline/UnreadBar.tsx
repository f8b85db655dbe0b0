import { ArrowDown, CheckCheck } from "lucide-react";
import { limits } from "@platform/protocol/limits.ts";
import { unreadSince } from "../store/counting.ts";
import { markToEnd } from "../store/marking.ts";
import { useClient } from "../store/store.ts";
import type { Timeline } from "../store/types.ts";
import { Button } from "../ui/Button.tsx";
import { useNow } from "../richtext/useNow.ts";
import { useTimes } from "./times.ts";
import { msOf } from "./rows.ts";
import styles from "./UnreadBar.module.css";
import { unreadText } from "../strings/unread.ts";

interface Props {
  readonly channel: string;
  readonly timeline: Timeline;
  onLatest(): void;
}

/** How much is unread below what is on the screen, and ways to leave it. */
export function UnreadBar({ channel, timeline, onLatest }: Props) {
  const { sinceText } = useTimes();
  const unread = useClient((state) => state.counts[channel]?.unread ?? 0);
  const mark = useClient((state) => unreadSince(state, { channel }));
  const self = useClient((state) => state.self);
  const nowMs = useNow();
  if (mark === undefined) return null;
  const first = timeline.messages.find(({ ts, user }) => ts > mark && user !== self);
  const since = first && sinceText(msOf(first.ts), nowMs);
  return (
    <section aria-label={unreadText.unreadBar} className={styles["bar"]}>
      <span className={styles["text"]}>{unreadText.newSince(unread, limits.unread_max, since)}</span>
      <Button variant="quiet" onClick={onLatest}>
        <ArrowDown size={16} aria-hidden="true" />
        {unreadText.jumpToLatest}
      </Button>
      <Button variant="quiet" onClick={() => markToEnd(channel)}>
        <CheckCheck size={16} aria-hidden="true" />
        {unreadText.markRead}
      </Button>
    </section>
  );
}
