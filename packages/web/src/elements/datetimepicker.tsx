import type { Datetimepicker } from "@platform/protocol/elements/datetimepicker.ts";
import { useElement } from "../surface/useElement.ts";
import styles from "./Element.module.css";
import { ariaOf, type ElementProps } from "./elementProps.ts";
import { localMoment, secondsOf } from "./localMoment.ts";
import { MomentField } from "./MomentField.tsx";
import { StatusMark } from "./StatusMark.tsx";
import { elementsText } from "../strings/elements.ts";

/** Asks for a day and a time, in the reader's own zone. */
export function DatetimepickerView({ block, element, ...rest }: ElementProps<Datetimepicker>) {
  const { raw, commit, status, isFocused } = useElement(block, element);
  return (
    <span className={styles["set"]}>
      <MomentField
        kind="datetime-local"
        value={typeof raw === "number" ? localMoment(raw) : ""}
        onCommit={(value) => commit(secondsOf(value))}
        autoFocus={isFocused}
        aria-label={rest.labelId === undefined ? elementsText.pickDateAndTime : undefined}
        {...ariaOf(rest)}
      />
      <StatusMark status={status} />
    </span>
  );
}
