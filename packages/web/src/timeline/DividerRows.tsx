import { memo } from "react";
import styles from "./DividerRows.module.css";
import { useNow } from "../richtext/useNow.ts";
import { useTimes } from "./times.ts";
import { unreadText } from "../strings/unread.ts";

export const DayRow = memo(function DayRow({ ms }: { readonly ms: number }) {
  return (
    <div className={styles["divider"]}>
      <h2 className={styles["day"]}>{useTimes().dayText(ms, useNow())}</h2>
    </div>
  );
});

interface UnreadProps {
  /** When the first of them came. */
  readonly ms: number;
  /** Nothing while the list ends before the conversation does. */
  readonly count: number | undefined;
}

/** Stays where it is until the place is left, so that nobody loses what they came for. */
export const UnreadRow = memo(function UnreadRow({ ms, count }: UnreadProps) {
  const { sinceText } = useTimes();
  const nowMs = useNow();
  return (
    <div className={styles["unread"]}>
      <h2 className={styles["new"]}>{unreadText.newMessages}</h2>
      {count !== undefined && (
        <span className={styles["count"]}>{unreadText.countSince(count, sinceText(ms, nowMs))}</span>
      )}
    </div>
  );
});
