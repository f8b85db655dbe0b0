import type { ChangeEvent, ComponentProps } from "react";
import { classes } from "./classes.ts";
import styles from "./Field.module.css";
import { limitCharacters } from "./limitCharacters.ts";

interface Limited {
  /** In characters as the server counts them. The `maxLength` of browsers counts the two halves of an emoji. */
  readonly maxChars?: number | undefined;
}

type InputProps = Omit<ComponentProps<"input">, "maxLength"> & Limited;
type TextAreaProps = Omit<ComponentProps<"textarea">, "maxLength"> & Limited;

export function Input({ className, maxChars, onChange, ...rest }: InputProps) {
  return <input className={classes(styles["input"], className)} {...rest} onChange={withinLimit(maxChars, onChange)} />;
}

export function TextArea({ className, maxChars, onChange, ...rest }: TextAreaProps) {
  return (
    <textarea className={classes(styles["input"], className)} {...rest} onChange={withinLimit(maxChars, onChange)} />
  );
}

type OnChange<Box extends Element> = ((event: ChangeEvent<Box>) => void) | undefined;

function withinLimit<Box extends HTMLInputElement | HTMLTextAreaElement>(
  max: number | undefined,
  onChange: OnChange<Box>,
): OnChange<Box> {
  if (max === undefined) return onChange;
  return (event) => {
    const { target, nativeEvent } = event;
    // A word that is still being composed is not cut: the input method would lose its place.
    const isComposing = "isComposing" in nativeEvent && nativeEvent.isComposing === true;
    const limited = limitCharacters(target.value, target.selectionStart ?? target.value.length, max);
    if (!isComposing && limited.value !== target.value) {
      target.value = limited.value;
      target.setSelectionRange(limited.caret, limited.caret);
    }
    onChange?.(event);
  };
}
