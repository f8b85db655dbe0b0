import { Field as Base } from "@base-ui/react/field";
import type { ReactElement } from "react";
import styles from "./Field.module.css";
import { uiText } from "../strings/ui.ts";

interface Props {
  readonly label: string;
  /** The input; an `Input` of ours unless it is something else that a label can name. */
  readonly children: ReactElement;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly isOptional?: boolean | undefined;
}

/** A labelled input with its hint and its error, joined for screen readers. */
export function Field({ label, children, hint, error, isOptional = false }: Props) {
  return (
    <Base.Root invalid={error !== undefined} className={styles["field"]}>
      <Base.Label className={styles["label"]}>
        {label}
        {isOptional && <span className={styles["optional"]}> {uiText.optional}</span>}
      </Base.Label>
      <Base.Control render={children} />
      {hint !== undefined && <Base.Description className={styles["hint"]}>{hint}</Base.Description>}
      {error !== undefined && (
        <Base.Error match={true} className={styles["error"]}>
          {error}
        </Base.Error>
      )}
    </Base.Root>
  );
}
