import { Combobox } from "@base-ui/react/combobox";
import { LoaderCircle, Search, TriangleAlert } from "lucide-react";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import { Button } from "../ui/Button.tsx";
import { MenuList, type ListHandle } from "./MenuList.tsx";
import type { Offer } from "./menuItem.ts";
import styles from "./SelectMenu.module.css";
import { menusText } from "../strings/menus.ts";
import { buttonText } from "../strings/buttons.ts";
import { statusText } from "../strings/statuses.ts";

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
            <Combobox.Input
              aria-label={menusText.searchIn(label)}
              placeholder={buttonText.search}
              onKeyDown={onKeyDown}
            />
          </div>
          <Combobox.Status className={isFull ? styles["status"] : "visually-hidden"}>
            {announcementOf(offer, isFull ? max : undefined)}
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
function announcementOf(offer: Offer, max: number | undefined): string {
  const full = max === undefined ? "" : menusText.selectionLimit(max);
  switch (offer.state) {
    case "ready":
      return full || menusText.results(offer.items.length, offer.loadMore !== undefined);
    case "loading":
      return menusText.loading;
    case "empty":
      return menusText.noResults;
    case "waiting":
      return waitingText(offer.missing);
    case "failed":
      return offer.text;
  }
}

function waitingText(missing: number): string {
  return menusText.typeMore(missing);
}

/** Shown in place of a list: each state looks different, because each needs a different reaction. */
function Instead({ offer }: { readonly offer: Offer }) {
  switch (offer.state) {
    case "ready":
      return null;
    case "loading":
      return (
        <Note icon={<LoaderCircle size={16} className={styles["spinner"]} aria-hidden="true" />}>
          {statusText.loading}
        </Note>
      );
    case "empty":
      return <Note>{menusText.noResultsFound}</Note>;
    case "waiting":
      return <Note>{waitingText(offer.missing)}.</Note>;
    case "failed":
      return (
        <Note icon={<TriangleAlert size={16} className={styles["warning"]} aria-hidden="true" />}>
          <span>{offer.text}</span>
          <Button onClick={offer.retry}>{buttonText.tryAgain}</Button>
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
