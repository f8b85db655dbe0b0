import type { ComponentProps } from "react";
import styles from "./Button.module.css";
import { classes } from "./classes.ts";

interface Props extends Omit<ComponentProps<"a">, "className"> {
  readonly variant?: "primary" | "plain" | undefined;
}

/** Looks like a button and leads elsewhere, so it is a link: it can be opened in another tab, and is read as one. */
export function ButtonLink({ variant = "plain", ...rest }: Props) {
  return <a className={classes(styles["button"], styles[variant])} {...rest} />;
}
