import type { DispatchActionConfig } from "@platform/protocol/objects/dispatch_action_config.ts";
import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from "react";
import type { AnyElement } from "../surface/elements.ts";
import { useElement } from "../surface/useElement.ts";
import { Input, TextArea } from "../ui/Input.tsx";
import styles from "./Element.module.css";
import { ariaOf, type ElementProps } from "./elementProps.ts";
import { StatusMark } from "./StatusMark.tsx";

interface Props extends ElementProps<AnyElement> {
  readonly kind: "text" | "email" | "url" | "number";
  readonly isMultiline?: boolean | undefined;
}

/** Typing is reported once the person pauses: every letter would be a request to the app. */
const pauseMs = 250;

const modes: Record<Props["kind"], ComponentProps<"input">["inputMode"]> = {
  text: "text",
  email: "email",
  url: "url",
  number: "decimal",
};

/** The text field behind the four inputs of text. What is typed is kept at once, and told where the app asks for it. */
export function TextField({ block, element, kind, isMultiline = false, ...rest }: Props) {
  const { raw, edit, commit, isTold, status, isFocused } = useElement(block, element);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const value = typeof raw === "string" ? raw : "";
  const { trigger_actions_on: moments = ["on_enter_pressed"] } = (element["dispatch_action_config"] ??
    {}) as DispatchActionConfig;

  function change(typed: string): void {
    edit(typed);
    clearTimeout(timer.current);
    if (isTold && moments.includes("on_character_entered")) timer.current = setTimeout(() => commit(typed), pauseMs);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Enter that ends a composition chooses a word, and sends nothing.
    if (event.key !== "Enter" || event.nativeEvent.isComposing || (isMultiline && !event.ctrlKey)) return;
    if (!isTold || !moments.includes("on_enter_pressed")) return;
    event.preventDefault();
    clearTimeout(timer.current);
    commit(value);
  }

  const placeholder = element["placeholder"] as { text: string } | undefined;
  const common = {
    value,
    placeholder: placeholder?.text,
    maxChars: element["max_length"] as number | undefined,
    autoFocus: isFocused,
    dir: "auto",
    onKeyDown,
    ...ariaOf(rest),
  };
  return (
    <div className={styles["field"]}>
      {isMultiline ? (
        <TextArea {...common} className={styles["multiline"]} onChange={(event) => change(event.target.value)} />
      ) : (
        <Input {...common} type="text" inputMode={modes[kind]} onChange={(event) => change(event.target.value)} />
      )}
      <StatusMark status={status} />
    </div>
  );
}
