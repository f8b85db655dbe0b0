import type { Option } from "@platform/protocol/objects/option.ts";
import { TextObject } from "../richtext/TextObject.tsx";
import styles from "./Element.module.css";

/** The text next to a checkbox or radio button. */
export function ChoiceWords({ option }: { readonly option: Option }) {
  return (
    <span className={styles["choiceWords"]}>
      <TextObject text={option.text} />
      {option.description && (
        <span className={styles["choiceDetail"]}>
          {" "}
          <TextObject text={option.description} />
        </span>
      )}
    </span>
  );
}
