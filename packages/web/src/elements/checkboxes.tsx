import { Checkbox } from "@base-ui/react/checkbox";
import type { Checkboxes } from "@platform/protocol/elements/checkboxes.ts";
import { Check } from "lucide-react";
import { useElement } from "../surface/useElement.ts";
import { ChoiceWords } from "./ChoiceWords.tsx";
import styles from "./Element.module.css";
import { ariaOf, type ElementProps } from "./elementProps.ts";
import { StatusMark } from "./StatusMark.tsx";

/** Several of a few options, in the open. */
export function CheckboxesView({ block, element, ...rest }: ElementProps<Checkboxes>) {
  const { raw, commit, status, isFocused } = useElement(block, element);
  const chosen = (raw ?? []) as readonly string[];
  return (
    <div role="group" className={styles["choices"]} {...ariaOf(rest)} aria-invalid={undefined}>
      {element.options.map((option, at) => (
        <label key={option.value} className={styles["choice"]}>
          <Checkbox.Root
            className={styles["box"]}
            checked={chosen.includes(option.value)}
            autoFocus={at === 0 && isFocused}
            onCheckedChange={(isOn) =>
              // In the order in which they stand, whatever the order of the clicks.
              commit(
                element.options
                  .map(({ value }) => value)
                  .filter((value) => (value === option.value ? isOn : chosen.includes(value))),
              )
            }
          >
            <Checkbox.Indicator>
              <Check size={14} aria-hidden="true" />
            </Checkbox.Indicator>
          </Checkbox.Root>
          <ChoiceWords option={option} />
        </label>
      ))}
      <StatusMark status={status} />
    </div>
  );
}
