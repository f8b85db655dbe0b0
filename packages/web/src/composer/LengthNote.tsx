import styles from "./Composer.module.css";
import { sendingText } from "../strings/sending.ts";

/** How much room is left in a message that is nearly full. */
export function LengthNote({ left }: { readonly left: number | undefined }) {
  if (left === undefined) return null;
  const isOver = left < 0;
  return (
    <span role="status" className={styles["length"]} data-over={isOver}>
      {isOver ? sendingText.charactersOver(-left) : sendingText.charactersLeft(left)}
    </span>
  );
}
