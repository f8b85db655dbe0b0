import type { Timepicker } from "@platform/protocol/elements/timepicker.ts";
import { useElement } from "../surface/useElement.ts";
import styles from "./Element.module.css";
import { ariaOf, type ElementProps } from "./elementProps.ts";
import { MomentField } from "./MomentField.tsx";
import { StatusMark } from "./StatusMark.tsx";
import { elementsText } from "../strings/elements.ts";

/** Asks for a time of day; in another zone than the reader's where the app says so. */
export function TimepickerView({ block, element, ...rest }: ElementProps<Timepicker>) {
  const { raw, commit, status, isFocused } = useElement(block, element);
  return (
    <span className={styles["set"]}>
      <MomentField
        kind="time"
        value={typeof raw === "string" ? raw : ""}
        onCommit={commit}
        autoFocus={isFocused}
        aria-label={rest.labelId === undefined ? (element.placeholder?.text ?? elementsText.pickTime) : undefined}
        {...ariaOf(rest)}
      />
      {element.timezone !== undefined && <span className={styles["count"]}>{element.timezone}</span>}
      <StatusMark status={status} />
    </span>
  );
}
