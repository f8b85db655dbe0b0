import { type ReactNode, useId } from "react";
import styles from "../Admin.module.css";

interface Props {
  readonly title: string;
  /** Which calls it makes refuse, and with what. */
  readonly effect: ReactNode;
  readonly children: ReactNode;
}

/** One setting: what it is, what follows from it, and the control. A group, because several controls only say "Allowed". */
export function Setting({ title, effect, children }: Props) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles["setting"]}>
      <div className={styles["settingWords"]}>
        <h3 id={id}>{title}</h3>
        <p className={styles["effect"]}>{effect}</p>
      </div>
      {children}
    </div>
  );
}
