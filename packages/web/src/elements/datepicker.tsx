import type { Datepicker } from "@platform/protocol/elements/datepicker.ts";
import { useElement } from "../surface/useElement.ts";
import styles from "./Element.module.css";
import { ariaOf, type ElementProps } from "./elementProps.ts";
import { MomentField } from "./MomentField.tsx";
import { StatusMark } from "./StatusMark.tsx";
import { elementsText } from "../strings/elements.ts";

/** Asks for a day. */
export function DatepickerView({ block, element, ...rest }: ElementProps<Datepicker>) {
  const { raw, commit, status, isFocused } = useElement(block, element);
  return (
    <span className={styles["set"]}>
      <MomentField
        kind="date"
        value={typeof raw === "string" ? raw : ""}
        onCommit={commit}
        autoFocus={isFocused}
        aria-label={rest.labelId === undefined ? (element.placeholder?.text ?? elementsText.pickDate) : undefined}
        {...ariaOf(rest)}
      />
      <StatusMark status={status} />
    </span>
  );
}
