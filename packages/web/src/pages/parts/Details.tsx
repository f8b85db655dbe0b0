import styles from "./Details.module.css";
import { tellDetails } from "./tellDetails.ts";

interface Props {
  readonly details: Readonly<Record<string, unknown>>;
  /** Fields that are already shown next to them. */
  readonly besides?: readonly string[] | undefined;
}

/** Names and values that belong to a row, a line each. */
export function Details({ details, besides = [] }: Props) {
  return (
    <dl className={styles["details"]}>
      {tellDetails(details, besides).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
