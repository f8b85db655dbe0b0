import { useDeferredValue, useMemo } from "react";
import type { Option } from "../surface/values.ts";
import { filterItems } from "./filterItems.ts";
import type { MenuItem, MenuSource } from "./menuItem.ts";

interface Lists {
  readonly options?: readonly Option[];
  readonly option_groups?: readonly {
    readonly label: { readonly text: string };
    readonly options: readonly Option[];
  }[];
}

export function itemOf(option: Option, group?: string): MenuItem {
  return { id: option.value, text: option.text.text, detail: option.description?.text, group };
}

export function itemsOf({ options = [], option_groups: groups = [] }: Lists): MenuItem[] {
  return [
    ...options.map((option) => itemOf(option)),
    ...groups.flatMap((group) => group.options.map((option) => itemOf(option, group.label.text))),
  ];
}

/** A menu with its own options. */
export function useStaticSource(element: Lists): MenuSource {
  return useMemo(() => {
    const items = itemsOf(element);
    const byId = new Map(items.map((item) => [item.id, item]));
    return {
      useOffer(query) {
        const typed = useDeferredValue(query);
        const found = useMemo(() => filterItems(items, typed), [typed]);
        return found.length === 0 ? { state: "empty" } : { state: "ready", items: found };
      },
      useChosen: (ids) => ids.flatMap((id) => byId.get(id) ?? { id, text: id }),
    };
  }, [element]);
}
