import { unknownText } from "@platform/protocol/richtext/unknownText.ts";
import styles from "./UnknownView.module.css";

/** Something of a newer kind than this client: its words, where it has any, or else its name. */
export function UnknownView({ thing }: { readonly thing: { readonly type: string } }) {
  return (
    <span className={styles["unknown"]} data-unknown={thing.type}>
      <bdi>{unknownText(thing)}</bdi>
    </span>
  );
}
