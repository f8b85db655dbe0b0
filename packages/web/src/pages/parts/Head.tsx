import type { ReactNode } from "react";
import styles from "./Head.module.css";

export interface HeadProps {
  /** Of the size of its matter: `h1` for a page, `h2` for a part of one. */
  readonly heading: ReactNode;
  readonly about?: ReactNode | undefined;
  readonly actions?: ReactNode | undefined;
}

/** What something is called, a sentence about it, and what can be done with all of it. */
export function Head({ heading, about, actions }: HeadProps) {
  return (
    <div className={styles["head"]}>
      <div className={styles["words"]}>
        {heading}
        {about !== undefined && <p className={styles["about"]}>{about}</p>}
      </div>
      {actions !== undefined && <div className={styles["actions"]}>{actions}</div>}
    </div>
  );
}
