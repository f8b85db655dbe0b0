import { CopyButton } from "../../ui/CopyButton.tsx";
import styles from "./Id.module.css";
import { pagePartsText } from "../../strings/pageParts.ts";

interface Props {
  readonly id: string;
  /** What it names, as in `the app id`. */
  readonly of: string;
}

/** An id in letters of one width, with a button that copies it. */
export function Id({ id, of }: Props) {
  return (
    <span className={styles["id"]}>
      <code>{id}</code>
      <CopyButton text={id} label={pagePartsText.copy(of)} />
    </span>
  );
}
