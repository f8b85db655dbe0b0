import { Combobox } from "@base-ui/react/combobox";
import { Check } from "lucide-react";
import type { CSSProperties } from "react";
import { PlainText } from "../richtext/TextObject.tsx";
import { ItemIcon } from "./ItemIcon.tsx";
import type { MenuItem } from "./menuItem.ts";
import styles from "./SelectMenu.module.css";

interface Props {
  readonly item: MenuItem;
  /** Its index among the items; most of them are not in the page, so it has to be given. */
  readonly index: number;
  readonly count: number;
  readonly isChosen: boolean;
  readonly isFull: boolean;
  readonly style: CSSProperties;
}

/** One item of a list. */
export function MenuLine({ item, index, count, isChosen, isFull, style }: Props) {
  return (
    <Combobox.Item
      value={item.id}
      index={index}
      disabled={isFull && !isChosen}
      aria-setsize={count}
      aria-posinset={index + 1}
      className={styles["item"]}
      style={style}
    >
      <ItemIcon item={item} />
      <span className={styles["words"]}>
        <span className={styles["name"]}>
          <PlainText text={item.text} />
        </span>
        {item.detail !== undefined && (
          <span className={styles["detail"]}>
            <PlainText text={item.detail} />
          </span>
        )}
      </span>
      {isChosen && <Check size={16} aria-hidden="true" className={styles["check"]} />}
    </Combobox.Item>
  );
}
