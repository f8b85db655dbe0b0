import styles from "./Composer.module.css";
import { LengthNote } from "./LengthNote.tsx";

interface Props {
  readonly left: number | undefined;
  readonly fault: string | undefined;
}

/** Below a text that is changed: how much room is left, and why it was not saved. */
export function EditNote({ left, fault }: Props) {
  return (
    <>
      <LengthNote left={left} />
      {fault !== undefined && (
        <p role="alert" className={styles["fault"]}>
          {fault}
        </p>
      )}
    </>
  );
}
