import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import styles from "./Select.module.css";

interface Props extends ComponentProps<"select"> {
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
}

/** The browser's own menu: for a handful of fixed choices nothing works better, on any device. */
export function Select({ options, onChoose, onChange, className, ...rest }: Props) {
  return (
    <select
      {...rest}
      className={classes(styles["select"], className)}
      onChange={(event) => {
        // A field around it listens too.
        onChange?.(event);
        onChoose(event.currentTarget.value);
      }}
    >
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
