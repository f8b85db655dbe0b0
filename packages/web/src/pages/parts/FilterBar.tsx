import type { ReactNode } from "react";
import styles from "./FilterBar.module.css";

/** Fields that filter the list below. */
export function FilterBar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <search aria-label={label} className={styles["bar"]}>
      {children}
    </search>
  );
}

/** One of its fields, with its name above. */
export function Filter({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <label className={styles["filter"]}>
      <span className={styles["name"]}>{label}</span>
      {children}
    </label>
  );
}
