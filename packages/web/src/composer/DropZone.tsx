import { Upload } from "lucide-react";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import type { Place } from "../store/types.ts";
import { classes } from "../ui/classes.ts";
import styles from "./DropZone.module.css";
import { dropTargetOf } from "./dropTargets.ts";
import { sendingText } from "../strings/sending.ts";

interface Props {
  readonly place: Place;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A conversation: files that are dropped anywhere on it are attached to the message in its composer. */
export function DropZone({ place, className, children }: Props) {
  const [isOver, setOver] = useState(false);
  /** Elements that the pointer is in: it enters one before it leaves the other. */
  const depth = useRef(0);
  const move = (event: DragEvent, step: 1 | -1) => {
    if (!hasFiles(event)) return;
    depth.current = Math.max(0, depth.current + step);
    setOver(depth.current > 0 && dropTargetOf(place) !== undefined);
  };
  const drop = (event: DragEvent) => {
    depth.current = 0;
    setOver(false);
    const files = [...event.dataTransfer.files];
    // The editor has taken what was dropped on it.
    if (event.defaultPrevented || files.length === 0) return;
    event.preventDefault();
    dropTargetOf(place)?.(files);
  };
  return (
    <div
      className={classes(styles["zone"], className)}
      onDragEnter={(event) => move(event, 1)}
      onDragLeave={(event) => move(event, -1)}
      onDragOver={(event) => {
        if (hasFiles(event)) event.preventDefault();
      }}
      onDrop={drop}
    >
      {children}
      {isOver && (
        <div className={styles["hint"]}>
          <Upload size={20} aria-hidden="true" />
          {sendingText.dropFiles}
        </div>
      )}
    </div>
  );
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes("Files");
}
