import { devText } from "../../../strings/dev.ts";
import { memo } from "react";
import { useZone } from "../../../store/zone.ts";
import { classes } from "../../../ui/classes.ts";
import { endingOf, type Entry, nameOf } from "./entry.ts";
import { EntryDetail } from "./EntryDetail.tsx";
import styles from "./Inspector.module.css";
import type { Told } from "./story.ts";

interface Props {
  readonly told: Told;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Rows are many, and a formatter is slow to make. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (clock === undefined) clocks.set(timeZone, (clock = new Intl.DateTimeFormat("en-GB", { ...parts, timeZone })));
  return clock;
}

const parts = { hour: "2-digit", minute: "2-digit", second: "2-digit", fractionalSecondDigits: 3 } as const;

/** One line of the log; pressed, it opens. */
export const LogRow = memo(function LogRow({ told, isOpen, onToggle }: Props) {
  const { entry, depth, isLast } = told;
  const ending = endingOf(entry);
  return (
    <li className={styles["row"]} data-depth={depth} data-last={isLast}>
      <button type="button" className={styles["line"]} aria-expanded={isOpen} onClick={onToggle}>
        <time className={styles["time"]} dateTime={entry.at}>
          {clockIn(useZone()).format(new Date(entry.at))}
        </time>
        <span className={styles["kind"]}>{entry.kind}</span>
        <span className={styles["name"]}>
          {depth > 0 && (
            <span className={styles["branch"]} aria-hidden="true">
              {isLast ? "└─ " : "├─ "}
            </span>
          )}
          {nameOf(entry)}
        </span>
        <span className={classes(styles["code"], styles[ending])}>{sayEnding(entry)}</span>
        <span className={styles["whom"]}>{whomOf(entry)}</span>
        <span className={styles["took"]}>
          {"duration_ms" in entry && devText.milliseconds(entry.duration_ms.toFixed(1))}
        </span>
      </button>
      {isOpen && <EntryDetail entry={entry} />}
    </li>
  );
}, isSame);

/** Handlers are new each time, and rows are many. */
function isSame(before: Props, after: Props): boolean {
  const { told: a } = before;
  const { told: b } = after;
  return before.isOpen === after.isOpen && a.entry === b.entry && a.depth === b.depth && a.isLast === b.isLast;
}

const marks = { ok: "✓", refused: "✕", none: "" };

function sayEnding(entry: Entry): string {
  if (entry.kind === "event") return "";
  const again = entry.kind === "delivery" && entry.attempt > 0 ? ` (try ${entry.attempt + 1})` : "";
  const next = entry.kind === "delivery" && entry.retry_in_s !== undefined ? `, again in ${entry.retry_in_s} s` : "";
  return `${marks[endingOf(entry)]} ${entry.code}${again}${next}`;
}

function whomOf(entry: Entry): string {
  if (entry.kind === "call") {
    const { kind, user_id: userId, app_id: appId } = entry.caller;
    return kind === "none" ? "nobody" : [kind, userId, appId].filter(Boolean).join(" ");
  }
  if (entry.kind === "event") return entry.channel_id ?? "";
  return entry.app_id ?? "";
}
