import { Combobox } from "@base-ui/react/combobox";
import { LoaderCircle, Search, TriangleAlert } from "lucide-react";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import { Button } from "../ui/Button.tsx";
import { MenuList, type ListHandle } from "./MenuList.tsx";
import type { Offer } from "./menuItem.ts";
import styles from "./SelectMenu.module.css";

interface Props {
  readonly offer: Offer;
  readonly chosen: ReadonlySet<string>;
  readonly max: number | undefined;
  readonly label: string;
  readonly handle: Ref<ListHandle>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** What opens: a field to search in, and what was found, or why there is nothing. */
export function MenuPopup({ offer, chosen, max, label, handle, onKeyDown }: Props) {
  const isFull = max !== undefined && chosen.size >= max;
  return (
    <Combobox.Portal>
      <Combobox.Positioner sideOffset={4} align="start" className={styles["positioner"]}>
        <Combobox.Popup aria-label={label} className={styles["popup"]}>
          <div className={styles["search"]}>
            <Search size={16} aria-hidden="true" />
            <Combobox.Input aria-label={`Search ${label}`} placeholder="Search" onKeyDown={onKeyDown} />
          </div>
          <Combobox.Status className={isFull ? styles["status"] : "visually-hidden"}>
            {statusText(offer, isFull ? max : undefined)}
          </Combobox.Status>
          {offer.state === "ready" ? (
            <MenuList items={offer.items} chosen={chosen} isFull={isFull} loadMore={offer.loadMore} handle={handle} />
          ) : (
            <Combobox.List className={styles["none"]} />
          )}
          <Instead offer={offer} />
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

/** Told politely after every letter: how much was found, or why nothing is there. */
function statusText(offer: Offer, max: number | undefined): string {
  const full =
    max === undefined ? "" : `You can choose ${max === 1 ? "one" : `up to ${max}`}. Remove one to choose another.`;
  switch (offer.state) {
    case "ready":
      return (
        full || (offer.items.length === 1 ? "1 result" : `${offer.items.length}${offer.loadMore ? "+" : ""} results`)
      );
    case "loading":
      return "Loading";
    case "empty":
      return "Nothing found";
    case "waiting":
      return waitingText(offer.missing);
    case "failed":
      return offer.text;
  }
}

function waitingText(missing: number): string {
  return `Type ${missing} more ${missing === 1 ? "character" : "characters"}`;
}

/** What stands in place of a list: each state looks different, because each asks for something else. */
function Instead({ offer }: { readonly offer: Offer }) {
  switch (offer.state) {
    case "ready":
      return null;
    case "loading":
      return <Note icon={<LoaderCircle size={16} className={styles["spinner"]} aria-hidden="true" />}>Loading …</Note>;
    case "empty":
      return <Note>Nothing found.</Note>;
    case "waiting":
      return <Note>{waitingText(offer.missing)}.</Note>;
    case "failed":
      return (
        <Note icon={<TriangleAlert size={16} className={styles["warning"]} aria-hidden="true" />}>
          <span>{offer.text}</span>
          <Button onClick={offer.retry}>Try again</Button>
        </Note>
      );
  }
}

function Note({ icon, children }: { readonly icon?: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles["note"]} aria-hidden={icon === undefined || undefined}>
      {icon}
      {children}
    </div>
  );
}
