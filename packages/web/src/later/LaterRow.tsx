import type { ReactNode } from "react";
import { ActionButton } from "../actions/ActionButton.tsx";
import { useNow } from "../richtext/useNow.ts";
import { laterText } from "../strings/later.ts";
import results from "../timeline/MessageResults.module.css";
import { useTimes } from "../timeline/times.ts";
import { classes } from "../ui/classes.ts";
import styles from "./LaterRow.module.css";
import { type LaterTarget, laterActions } from "./savedActions.ts";

interface Props {
  readonly target: LaterTarget;
  /** 0 without a reminder. */
  readonly dueMs: number;
  readonly where: ReactNode;
  readonly children: ReactNode;
}

export function LaterRow({ target, dueMs, where, children }: Props) {
  return (
    <li className={results["match"]}>
      <div className={styles["head"]}>
        <span className={results["where"]}>{where}</span>
        {dueMs > 0 && <Due ms={dueMs} />}
        <span className={styles["tools"]}>
          {laterActions.map((action) => (
            <ActionButton key={action.id} action={action} target={target} />
          ))}
        </span>
      </div>
      {children}
    </li>
  );
}

function Due({ ms }: { readonly ms: number }) {
  const { dayText, timeText } = useTimes();
  const nowMs = useNow();
  const moment = `${dayText(ms, nowMs)}, ${timeText(ms)}`;
  const isDue = ms <= nowMs;
  return (
    <span className={classes(styles["due"], isDue && styles["over"])}>
      {isDue ? laterText.overdue(moment) : laterText.due(moment)}
    </span>
  );
}
