import { inputValueOf, isList, maxItems } from "@platform/protocol/elementValues/stateValue.ts";
import { SelectMenu } from "../menus/SelectMenu.tsx";
import type { MenuSource } from "../menus/menuItem.ts";
import type { AnyElement } from "../surface/elements.ts";
import { useElement } from "../surface/useElement.ts";
import styles from "./Element.module.css";
import type { ElementProps } from "./elementProps.ts";
import { StatusMark } from "./StatusMark.tsx";

interface Props extends ElementProps<AnyElement> {
  readonly source: MenuSource;
  /** The placeholder when nothing is chosen and the app gives none. */
  readonly words: string;
}

/** The one place that connects all ten menus with their surface. */
export function MenuElement({ block, element, source, words, labelId, describedBy, isInvalid }: Props) {
  const { raw, commit, status, isFocused } = useElement(block, element);
  const value = inputValueOf(element.type);
  const isMulti = isList(value);
  const placeholder = element["placeholder"] as { text: string } | undefined;
  const chosen = Array.isArray(raw) ? (raw as string[]) : typeof raw === "string" ? [raw] : [];
  return (
    <span className={styles["set"]}>
      <SelectMenu
        source={source}
        chosen={chosen}
        isMulti={isMulti}
        max={isMulti ? maxItems(value, element) : 1}
        placeholder={placeholder?.text ?? words}
        labelId={labelId}
        describedBy={describedBy}
        isInvalid={isInvalid}
        isFocused={isFocused}
        onCommit={(ids) => commit(isMulti ? ids : (ids[0] ?? null))}
      />
      <StatusMark status={status} />
    </span>
  );
}
