import { type Outcome, succeed } from "@platform/protocol";
import { type Fit, fitOf, foldText } from "@platform/protocol/menus/matchText.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";

/** Something that a menu of the platform's own data offers. */
export interface MenuItem {
  readonly id: string;
  /** What it is called in the menu. */
  readonly text: string;
  /** Other names it is found by. */
  readonly alias: string;
}

export interface MenuAsked {
  readonly query: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

interface Ranked<Item> {
  readonly item: Item;
  readonly fit: Fit;
}

const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/**
 * The matches for the typed text, a page at a time: first where a word begins with it, then by name. The cursor remembers the
 * last item itself, so people who join or leave meanwhile do not shift entries between pages.
 */
export async function menuPage<Item extends MenuItem>(
  ctx: ReadContext,
  name: string,
  asked: MenuAsked,
  items: readonly Item[],
  isOffered: (item: Item) => Promise<boolean>,
): Promise<Outcome<{ items: Item[]; next: string }, "invalid_cursor">> {
  const query = foldText(asked.query.trim());
  const listing = `menu ${name} ${query}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const after = from.at === undefined ? undefined : (JSON.parse(from.at) as [Fit, string, string]);
  const page: Ranked<Item>[] = [];
  for (const ranked of rank(items, query)) {
    if (after && compare(ranked, { fit: after[0], item: { text: after[1], id: after[2] } }) <= 0) continue;
    if (!(await isOffered(ranked.item))) continue;
    if (page.length === asked.limit) {
      const last = page[page.length - 1] ?? ranked;
      const at = JSON.stringify([last.fit, last.item.text, last.item.id]);
      return succeed({ items: page.map(({ item }) => item), next: sealCursor(ctx, listing, at) });
    }
    page.push(ranked);
  }
  return succeed({ items: page.map(({ item }) => item), next: "" });
}

function rank<Item extends MenuItem>(items: readonly Item[], query: string): Ranked<Item>[] {
  return items
    .flatMap((item) => {
      const fit = fitOf(foldText(`${item.text} ${item.alias}`), query);
      return fit === undefined ? [] : [{ item, fit }];
    })
    .toSorted(compare);
}

type Place = { readonly fit: Fit; readonly item: { readonly text: string; readonly id: string } };

function compare(a: Place, b: Place): number {
  const byName = a.fit - b.fit || collator.compare(a.item.text, b.item.text);
  return byName || (a.item.id < b.item.id ? -1 : Number(a.item.id > b.item.id));
}
