import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import type { RadioButtons } from "@platform/protocol/elements/radio_buttons.ts";
import { useElement } from "../surface/useElement.ts";
import { ChoiceWords } from "./ChoiceWords.tsx";
import styles from "./Element.module.css";
import { ariaOf, type ElementProps } from "./elementProps.ts";
import { StatusMark } from "./StatusMark.tsx";

/** One of a few options, in the open. */
export function RadioButtonsView({ block, element, ...rest }: ElementProps<RadioButtons>) {
  const { raw, commit, status, isFocused } = useElement(block, element);
  return (
    <>
      <RadioGroup
        className={styles["choices"]}
        value={typeof raw === "string" ? raw : ""}
        onValueChange={(value) => value !== raw && commit(value)}
        {...ariaOf(rest)}
      >
        {element.options.map((option, at) => (
          <label key={option.value} className={styles["choice"]}>
            <Radio.Root className={styles["dot"]} value={option.value} autoFocus={at === 0 && isFocused}>
              <Radio.Indicator className={styles["dotMark"]} />
            </Radio.Root>
            <ChoiceWords option={option} />
          </label>
        ))}
      </RadioGroup>
      <StatusMark status={status} />
    </>
  );
}
