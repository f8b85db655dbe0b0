import { CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "../../ui/classes.ts";
import styles from "./Notice.module.css";

const icons = { note: Info, ok: CircleCheck, warn: TriangleAlert, danger: TriangleAlert };

interface Props {
  readonly tone?: keyof typeof icons | undefined;
  readonly children: ReactNode;
}

/** Something to know before going on, told by a picture and words, and by colour only besides. */
export function Notice({ tone = "note", children }: Props) {
  const Icon = icons[tone];
  return (
    <div role={tone === "danger" ? "alert" : "status"} className={classes(styles["notice"], styles[tone])}>
      <Icon size={16} aria-hidden="true" className={styles["icon"]} />
      <div>{children}</div>
    </div>
  );
}
