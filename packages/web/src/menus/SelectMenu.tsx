import { Combobox } from "@base-ui/react/combobox";
import { type KeyboardEvent, useMemo, useRef } from "react";
import { classes } from "../ui/classes.ts";
import { keepOpen } from "../ui/keepOpen.ts";
import type { ListHandle } from "./MenuList.tsx";
import { MenuPopup } from "./MenuPopup.tsx";
import { MenuTrigger } from "./MenuTrigger.tsx";
import type { MenuSource } from "./menuItem.ts";
import { Pills } from "./Pills.tsx";
import styles from "./SelectMenu.module.css";
import { useMenuChoice } from "./useMenuChoice.ts";

interface Props {
  readonly source: MenuSource;
  readonly chosen: readonly string[];
  readonly isMulti: boolean;
  readonly max?: number | undefined;
  readonly placeholder: string;
  /** The element that names the field, where there is one. */
  readonly labelId?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean | undefined;
  readonly isFocused?: boolean | undefined;
  /** Called once for a choice, and once when a list closes that was changed. */
  readonly onCommit: (ids: readonly string[]) => void;
}

/**
 * The one menu behind all ten: a button that opens a field to search in and a list. With a single choice it closes at
 * once; several are collected while it is open and told together when it closes.
 */
export function SelectMenu({ source, chosen, isMulti, max, placeholder, onCommit, ...rest }: Props) {
  const { isOpen, query, picked, ...does } = useMenuChoice({ source, chosen, isMulti, onCommit });
  const list = useRef<ListHandle>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const offer = source.useOffer(query, isOpen);
  const shown = source.useChosen(picked);
  const ids = useMemo(() => (offer.state === "ready" ? offer.items.map(({ id }) => id) : []), [offer]);

  function remove(id: string): void {
    does.remove(id);
    if (!isOpen && picked.length === 1) trigger.current?.focus();
  }

  function onSearchKey(event: KeyboardEvent<HTMLInputElement>): void {
    const last = picked.at(-1);
    if (event.key === "Backspace" && query === "" && isMulti && last !== undefined) does.remove(last);
  }

  return (
    <Combobox.Root<string, boolean>
      virtualized
      multiple={isMulti}
      items={ids}
      filteredItems={ids}
      value={isMulti ? picked : (picked[0] ?? null)}
      onValueChange={(value, { reason }) => {
        // Leaving by Escape or Tab chooses nothing, whatever was highlighted.
        if (reason !== "item-press") return;
        does.choose(Array.isArray(value) ? value : typeof value === "string" ? [value] : []);
      }}
      inputValue={query}
      onInputValueChange={(value, { reason }) => reason === "input-change" && does.type(value)}
      open={isOpen}
      onOpenChange={(open, details) => keepOpen(details) || does.turn(open)}
      autoHighlight
      loopFocus={false}
      onItemHighlighted={(_id, { reason, index }) => {
        if (reason !== "pointer" && index >= 0) queueMicrotask(() => list.current?.show(index));
      }}
    >
      <div className={classes(styles["field"], isMulti && styles["multi"])}>
        {isMulti && shown.length > 0 && <Pills items={shown} label={placeholder} onRemove={remove} />}
        <MenuTrigger
          {...rest}
          item={isMulti ? undefined : shown[0]}
          placeholder={placeholder}
          buttonRef={trigger}
          onLetter={isOpen ? undefined : does.openWith}
        />
      </div>
      <MenuPopup
        offer={offer}
        chosen={new Set(picked)}
        max={isMulti ? max : undefined}
        label={placeholder}
        handle={list}
        onKeyDown={onSearchKey}
      />
    </Combobox.Root>
  );
}
