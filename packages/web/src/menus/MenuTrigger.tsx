import { Combobox } from "@base-ui/react/combobox";
import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type Ref, useId } from "react";
import { PlainText } from "../richtext/TextObject.tsx";
import { ItemIcon } from "./ItemIcon.tsx";
import type { MenuItem } from "./menuItem.ts";
import styles from "./SelectMenu.module.css";

interface Props {
  /** What is chosen; of several, pills tell. */
  readonly item: MenuItem | undefined;
  readonly placeholder: string;
  readonly labelId?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean | undefined;
  readonly isFocused?: boolean | undefined;
  readonly buttonRef: Ref<HTMLButtonElement>;
  /** Typing on the closed menu opens it with that letter. */
  readonly onLetter: ((letter: string) => void) | undefined;
}

/** The button that a menu is as long as it is closed. */
export function MenuTrigger(props: Props) {
  const { item, placeholder, labelId, describedBy, isInvalid = false, isFocused = false, buttonRef, onLetter } = props;
  const ownId = useId();

  function onKeyDown(event: KeyboardEvent): void {
    const isLetter = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!onLetter || !isLetter || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onLetter(event.key);
  }

  return (
    <Combobox.Trigger
      ref={buttonRef}
      id={ownId}
      className={styles["trigger"]}
      // The name of a combobox does not include its content, so it has to be given.
      aria-label={labelId === undefined ? [placeholder, item?.text].filter(Boolean).join(": ") : undefined}
      aria-labelledby={labelId === undefined ? undefined : `${labelId} ${ownId}`}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      autoFocus={isFocused}
      onKeyDown={onKeyDown}
    >
      {item && <ItemIcon item={item} />}
      <span className={item ? styles["value"] : styles["placeholder"]}>
        <PlainText text={item?.text ?? placeholder} />
      </span>
      <ChevronDown size={16} aria-hidden="true" className={styles["chevron"]} />
    </Combobox.Trigger>
  );
}
