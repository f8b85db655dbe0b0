import type { ReactNode } from "react";
import styles from "../Admin.module.css";

interface Props {
  readonly title: string;
  /** Which calls it makes refuse, and with what. */
  readonly effect: ReactNode;
  readonly children: ReactNode;
}

/** One setting: what it is, what follows from it, and the control. */
export function Setting({ title, effect, children }: Props) {
  return (
    <div className={styles["setting"]}>
      <div className={styles["settingWords"]}>
        <h3>{title}</h3>
        <p className={styles["effect"]}>{effect}</p>
      </div>
      {children}
    </div>
  );
}
