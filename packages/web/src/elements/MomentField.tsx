import { type ComponentProps, useRef, useState } from "react";
import { Input } from "../ui/Input.tsx";
import styles from "./Element.module.css";

interface Props extends Omit<ComponentProps<"input">, "value" | "onChange"> {
  readonly kind: "date" | "time" | "datetime-local";
  readonly value: string;
  readonly onCommit: (value: string) => void;
}

/**
 * The browser's own field for days and times, in the reader's language and by their habits. A picked value is reported at
 * once; typed, only when it is left or Enter is pressed, or every digit of a year would be a year.
 */
export function MomentField({ kind, value, onCommit, ...rest }: Props) {
  const [typed, setTyped] = useState<string>();
  const isByHand = useRef(false);

  function commit(next: string): void {
    setTyped(undefined);
    if (next !== "" && next !== value) onCommit(next);
  }

  return (
    <Input
      {...rest}
      type={kind}
      className={styles["inline"]}
      value={typed ?? value}
      onPointerDown={() => {
        isByHand.current = true;
      }}
      onKeyDown={(event) => {
        isByHand.current = false;
        if (event.key === "Enter" && typed !== undefined) {
          event.preventDefault();
          commit(typed);
        }
      }}
      onChange={({ target }) => (isByHand.current ? commit(target.value) : setTyped(target.value))}
      onBlur={() => typed !== undefined && commit(typed)}
    />
  );
}
