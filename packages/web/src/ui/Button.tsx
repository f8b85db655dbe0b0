import { Button as Base } from "@base-ui/react/button";
import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import styles from "./Button.module.css";

interface Props extends Omit<ComponentProps<typeof Base>, "className"> {
  /** One primary button per view. */
  readonly variant?: "primary" | "danger" | "plain" | "quiet" | undefined;
  readonly className?: string | undefined;
}

/** A button that says what it does. */
export function Button({ variant = "plain", className, ...rest }: Props) {
  return <Base type="button" className={classes(styles["button"], styles[variant], className)} {...rest} />;
}
