import { type Outcome, succeed } from "@platform/protocol";
import { fitOf, foldText } from "@platform/protocol/menus/matchText.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";

/** Something that a menu of the platform's own data offers. */
export interface MenuItem {
  readonly id: string;
  /** What it is called in the menu. */
  readonly text: string;
  /** Other names it is found by. */
  readonly aliases: readonly string[];
}

/** How well an item fits: 0 for its exact name, 1 for a name that begins so, 2 for a word that does, 3 for anything else. */
type Rank = 0 | 1 | 2 | 3;

export interface MenuAsked {
  readonly query: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

interface Ranked<Item> {
  readonly item: Item;
  readonly rank: Rank;
}

const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/**
 * The matches for the typed text, a page at a time: exact names first, then names and words that begin with it, each by name. The cursor remembers the
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
  const after = from.at === undefined ? undefined : (JSON.parse(from.at) as [Rank, string, string]);
  const page: Ranked<Item>[] = [];
  for (const ranked of rankItems(items, query)) {
    if (after && compare(ranked, { rank: after[0], item: { text: after[1], id: after[2] } }) <= 0) continue;
    if (!(await isOffered(ranked.item))) continue;
    if (page.length === asked.limit) {
      const last = page[page.length - 1] ?? ranked;
      const at = JSON.stringify([last.rank, last.item.text, last.item.id]);
      return succeed({ items: page.map(({ item }) => item), next: sealCursor(ctx, listing, at) });
    }
    page.push(ranked);
  }
  return succeed({ items: page.map(({ item }) => item), next: "" });
}

function rankItems<Item extends MenuItem>(items: readonly Item[], query: string): Ranked<Item>[] {
  return items
    .flatMap((item) => {
      const rank = rankOf([item.text, ...item.aliases].map(foldText), query);
      return rank === undefined ? [] : [{ item, rank }];
    })
    .toSorted(compare);
}

function rankOf(names: readonly string[], query: string): Rank | undefined {
  if (query === "") return 1;
  if (names.includes(query)) return 0;
  if (names.some((name) => name.startsWith(query))) return 1;
  const fit = fitOf(names.join(" "), query);
  if (fit === undefined) return undefined;
  return fit === 0 ? 2 : 3;
}

type Place = { readonly rank: Rank; readonly item: { readonly text: string; readonly id: string } };

function compare(a: Place, b: Place): number {
  const byName = a.rank - b.rank || collator.compare(a.item.text, b.item.text);
  return byName || (a.item.id < b.item.id ? -1 : Number(a.item.id > b.item.id));
}
