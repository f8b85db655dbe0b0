import { useId } from "react";
import styles from "./Imports.module.css";

interface Props {
  /** What goes on. */
  readonly label: string;
  readonly done: number;
  readonly of: number;
  /** How far it is, in words. */
  readonly text: string;
  readonly hint?: string | undefined;
}

/** A bar with what it measures. */
export function MeasuredProgress({ label, done, of, text, hint }: Props) {
  const id = useId();
  return (
    <div className={styles["measured"]}>
      <div className={styles["words"]}>
        <span id={id}>{label}</span>
        <span>{text}</span>
      </div>
      <progress className={styles["bar"]} aria-labelledby={id} max={Math.max(of, 1)} value={Math.min(done, of)} />
      {hint !== undefined && <p className={styles["hint"]}>{hint}</p>}
    </div>
  );
}
