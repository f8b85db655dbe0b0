import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useNow } from "../richtext/useNow.ts";
import styles from "./DayHeader.module.css";
import { useTimes } from "./times.ts";
import { messageListText } from "../strings/messageList.ts";

const DayMenu = lazy(() => import("./DayMenu.tsx"));

interface Props {
  readonly ms: number;
  onJump(ts: string): void;
}

/** The day of the messages at the top of the screen, which leads to other days. */
export function DayHeader({ ms, onJump }: Props) {
  const { dayText } = useTimes();
  const [isWanted, setWanted] = useState(false);
  const day = dayText(ms, useNow());
  const button = (
    <button
      type="button"
      aria-label={messageListText.jumpToDate(day)}
      aria-haspopup="menu"
      className={styles["day"]}
      onClick={() => setWanted(true)}
    >
      {day}
      <ChevronDown size={12} aria-hidden="true" />
    </button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <DayMenu trigger={button} ms={ms} onJump={onJump} />
    </Suspense>
  );
}
