import { type ReactNode, useId } from "react";
import styles from "./Section.module.css";

interface Props {
  readonly title: string;
  readonly about?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** One matter of a page, under its heading. */
export function Section({ title, about, actions, children }: Props) {
  const id = useId();
  return (
    <section className={styles["section"]} aria-labelledby={id}>
      <div className={styles["head"]}>
        <div className={styles["words"]}>
          <h2 id={id}>{title}</h2>
          {about !== undefined && <p className={styles["about"]}>{about}</p>}
        </div>
        {actions !== undefined && <div className={styles["actions"]}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}

interface FactsProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names and values, side by side. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles["facts"]}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles["fact"]}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
