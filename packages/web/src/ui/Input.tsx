import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import styles from "./Field.module.css";

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input className={classes(styles["input"], className)} {...rest} />;
}

export function TextArea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea className={classes(styles["input"], className)} {...rest} />;
}
