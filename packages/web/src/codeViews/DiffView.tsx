import { useMemo, useState } from "react";
import { codeChannelsText as text } from "../strings/codeChannels.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./CodeViews.module.css";
import { type DiffFile, type DiffLine, parseDiff } from "./parseDiff.ts";

/** How many lines of a file are drawn at first: more take the browser long, and few people read them. */
const shownMax = 2000;

/** A unified diff, file by file. */
export function DiffView({ diff }: { readonly diff: string }) {
  const files = useMemo(() => parseDiff(diff), [diff]);
  if (files.length === 0) return <p className={styles["note"]}>{text.emptyDiff}</p>;
  return files.map((file, at) => <FileView key={at} file={file} />);
}

function FileView({ file: { name, lines, added, removed } }: { readonly file: DiffFile }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, shownMax);
  return (
    <section aria-label={name === "" ? undefined : name} className={styles["file"]}>
      <h3 className={styles["name"]}>
        <bdi>{name}</bdi>
        <span className={styles["counts"]}>
          {text.added(added)}, {text.removed(removed)}
        </span>
      </h3>
      {/* Long lines scroll, and what scrolls has to be reachable by keyboard. */}
      <div className={styles["lines"]} tabIndex={0} role="group" aria-label={name === "" ? text.diff : name}>
        {shown.map((line, at) => (
          <Line key={at} line={line} />
        ))}
      </div>
      {shown.length < lines.length && <Button onClick={() => setWhole(true)}>{text.allLines(lines.length)}</Button>}
    </section>
  );
}

const signs: Readonly<Record<DiffLine["kind"], string>> = { added: "+", removed: "−", same: " ", hunk: "", remark: "" };

const elements = { added: "ins", removed: "del", same: "span", hunk: "span", remark: "span" } as const;

/** The sign says what the colour says, and the elements say it to screen readers. */
function Line({ line: { kind, text: content } }: { readonly line: DiffLine }) {
  const Element = elements[kind];
  return (
    <div className={styles[kind]}>
      <span aria-hidden="true" className={styles["sign"]}>
        {signs[kind]}
      </span>
      <Element className={styles["code"]}>{content}</Element>
    </div>
  );
}
