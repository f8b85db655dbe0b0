import type { Datetimepicker } from "@platform/protocol/elements/datetimepicker.ts";
import { useZone } from "../store/zone.ts";
import { wallText, zonedMs } from "../store/zonedMs.ts";
import { useElement } from "../surface/useElement.ts";
import styles from "./Element.module.css";
import { ariaOf, type ElementProps } from "./elementProps.ts";
import { MomentField } from "./MomentField.tsx";
import { StatusMark } from "./StatusMark.tsx";
import { elementsText } from "../strings/elements.ts";

/** Asks for a day and a time, in the reader's own zone. */
export function DatetimepickerView({ block, element, ...rest }: ElementProps<Datetimepicker>) {
  const zone = useZone();
  const { raw, commit, status, isFocused } = useElement(block, element);
  return (
    <span className={styles["set"]}>
      <MomentField
        kind="datetime-local"
        value={typeof raw === "number" ? wallText(raw * 1000, zone) : ""}
        onCommit={(value) => commit(Math.floor(zonedMs(value, zone) / 1000))}
        autoFocus={isFocused}
        aria-label={rest.labelId === undefined ? elementsText.pickDateAndTime : undefined}
        {...ariaOf(rest)}
      />
      <StatusMark status={status} />
    </span>
  );
}
