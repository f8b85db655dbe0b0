import { X } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { PlainText } from "../richtext/TextObject.tsx";
import { ItemIcon } from "./ItemIcon.tsx";
import type { MenuItem } from "./menuItem.ts";
import styles from "./SelectMenu.module.css";
import { menusText } from "../strings/menus.ts";

interface Props {
  readonly items: readonly MenuItem[];
  readonly label: string;
  readonly onRemove: (id: string) => void;
}

/** What is chosen, each with a way to take it back. Left and right go over them; Delete removes. */
export function Pills({ items, label, onRemove }: Props) {
  const list = useRef<HTMLUListElement>(null);

  function go(event: KeyboardEvent, at: number, id: string): void {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const steps: Record<string, number | undefined> = { ArrowLeft: -1, ArrowRight: 1 };
    const step = steps[event.key];
    if (step !== undefined) buttons[at + step]?.focus();
    else if (event.key === "Delete" || event.key === "Backspace") {
      // Focus would be lost with the pill; its neighbour is where the hand goes on.
      (buttons[at + 1] ?? buttons[at - 1])?.focus();
      onRemove(id);
    } else return;
    event.preventDefault();
  }

  return (
    <ul ref={list} className={styles["pills"]} aria-label={menusText.selected(label)}>
      {items.map((item, at) => (
        <li key={item.id} className={styles["pill"]}>
          <ItemIcon item={item} />
          <span className={styles["pillText"]}>
            <PlainText text={item.text} />
          </span>
          <button
            type="button"
            aria-label={menusText.remove(item.text)}
            onClick={() => onRemove(item.id)}
            onKeyDown={(event) => go(event, at, item.id)}
          >
            <X size={12} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
