import { useId } from "react";
import styles from "./Choice.module.css";

interface Props<Value extends string> {
  readonly legend: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, all in view. */
export function Choice<Value extends string>({ legend, options, chosen, onChoose }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles["choice"]}>
      <legend>{legend}</legend>
      {options.map(([value, label]) => (
        <label key={value} className={styles["option"]}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
