import { memo } from "react";
import styles from "./DividerRows.module.css";
import { dayText } from "./times.ts";
import { timelineText } from "../strings/timeline.ts";

export const DayRow = memo(function DayRow({ ms }: { readonly ms: number }) {
  return (
    <div className={styles["divider"]}>
      <h3 className={styles["day"]}>{dayText(ms, Date.now())}</h3>
    </div>
  );
});

/** Stays where it is until the place is left, so that nobody loses what they came for. */
export const UnreadRow = memo(function UnreadRow() {
  return (
    <div className={styles["unread"]}>
      <h3 className={styles["new"]}>{timelineText.newMessages}</h3>
    </div>
  );
});
