import { useEffect, useState } from "react";
import styles from "./Skeleton.module.css";
import { uiText } from "../strings/ui.ts";

interface Props {
  readonly label?: string | undefined;
  readonly rows?: number | undefined;
}

const patienceMs = 150;

/** The shape of what loads, shown only when it takes long enough to be noticed. */
export function Skeleton({ label = uiText.loading, rows = 6 }: Props) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isDue) return null;
  return (
    <div role="status" className={styles["stack"]}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={styles["row"]} aria-hidden="true">
          <div className={styles["picture"]} />
          <div className={styles["lines"]}>
            <div className={styles["name"]} />
            <div className={styles["line"]} style={{ width: `${90 - ((at * 37) % 45)}%` }} />
          </div>
        </div>
      ))}
    </div>
  );
}
