import { type ReactNode, useId } from "react";
import { Head, type HeadProps } from "./Head.tsx";
import styles from "./Section.module.css";

interface Props extends Omit<HeadProps, "heading"> {
  readonly title: string;
  readonly children?: ReactNode;
}

/** One matter of a page, under its heading. */
export function Section({ title, about, actions, children }: Props) {
  const id = useId();
  return (
    <section className={styles["section"]} aria-labelledby={id}>
      <Head heading={<h2 id={id}>{title}</h2>} about={about} actions={actions} />
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
