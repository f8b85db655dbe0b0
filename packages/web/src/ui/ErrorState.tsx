import { TriangleAlert } from "lucide-react";
import { Button } from "./Button.tsx";
import styles from "./States.module.css";
import { buttonText } from "../strings/buttons.ts";

interface Props {
  /** What happened, and what next. */
  readonly text: string;
  readonly onRetry?: (() => void) | undefined;
}

export function ErrorState({ text, onRetry }: Props) {
  return (
    <div role="alert" className={styles["state"]}>
      <TriangleAlert size={20} aria-hidden="true" />
      <p className={styles["title"]}>{text}</p>
      {onRetry && <Button onClick={onRetry}>{buttonText.tryAgain}</Button>}
    </div>
  );
}
