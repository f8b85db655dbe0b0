import { Button as Base } from "@base-ui/react/button";
import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./IconButton.module.css";
import { Tooltip } from "./Tooltip.tsx";

interface Props extends Omit<ComponentProps<typeof Base>, "className" | "children"> {
  /** What screen readers say, and the tooltip shows. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Shown in the tooltip, as in `Ctrl+K`. */
  readonly keys?: string | undefined;
  readonly className?: string | undefined;
}

/** A button that shows only a picture, with its name in a tooltip. */
export function IconButton({ label, icon, keys, className, ...rest }: Props) {
  return (
    <Tooltip text={keys === undefined ? label : `${label} (${keys})`}>
      <Base type="button" aria-label={label} className={classes(styles["button"], className)} {...rest}>
        {icon}
      </Base>
    </Tooltip>
  );
}
