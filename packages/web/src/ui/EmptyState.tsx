import type { ReactNode } from "react";
import styles from "./States.module.css";

interface Props {
  /** One sentence. */
  readonly text: string;
  /** The one thing to do. */
  readonly action?: ReactNode;
  readonly icon?: ReactNode;
}

export function EmptyState({ text, action, icon }: Props) {
  return (
    <div className={styles["state"]}>
      {icon}
      <p className={styles["title"]}>{text}</p>
      {action}
    </div>
  );
}
