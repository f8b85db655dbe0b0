import type { MenuItem } from "./menuItem.ts";

/** A line of the list: the heading of a group, or an item with its number among the items. */
export type Row =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "item"; readonly item: MenuItem; readonly index: number };

/** The lines that a list shows, and at which line each item stands. */
export function rowsOf(items: readonly MenuItem[]): { rows: readonly Row[]; places: readonly number[] } {
  const rows: Row[] = [];
  const places: number[] = [];
  let group: string | undefined;
  for (const [index, item] of items.entries()) {
    if (item.group !== undefined && item.group !== group) rows.push({ kind: "heading", text: item.group });
    group = item.group;
    places.push(rows.length);
    rows.push({ kind: "item", item, index });
  }
  return { rows, places };
}
