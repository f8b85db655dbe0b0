import { useDeferredValue, useMemo } from "react";
import { filterItems } from "../../menus/filterItems.ts";
import type { MenuSource } from "../../menus/menuItem.ts";
import { zoneItems, zoneText } from "./zoneItems.ts";

/** The zones that this browser knows. Their names are made when the menu opens: there are four hundred. */
export function useZoneSource(current: string): MenuSource {
  return useMemo(
    () => ({
      useOffer(query, isOpen) {
        const typed = useDeferredValue(query);
        const items = useMemo(() => (isOpen ? zoneItems(Date.now(), current) : []), [isOpen]);
        const found = useMemo(() => filterItems(items, typed), [items, typed]);
        return found.length === 0 ? { state: "empty" } : { state: "ready", items: found };
      },
      useChosen: (ids) => ids.map((id) => ({ id, text: zoneText(id, Date.now()) })),
    }),
    [current],
  );
}
