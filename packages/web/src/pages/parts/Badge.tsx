import type { ReactNode } from "react";
import { classes } from "../../ui/classes.ts";
import styles from "./Badge.module.css";

interface Props {
  readonly tone?: "plain" | "ok" | "warn" | "danger" | undefined;
  readonly children: ReactNode;
}

/** A word about a row. */
export function Badge({ tone = "plain", children }: Props) {
  return <span className={classes(styles["badge"], styles[tone])}>{children}</span>;
}
