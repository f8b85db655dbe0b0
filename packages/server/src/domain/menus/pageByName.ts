import { type Outcome, succeed } from "@platform/protocol";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import type { MenuAsked } from "./menuPage.ts";

/** An entry of a list that is sorted by name. */
export interface Named {
  readonly id: string;
  /** As the database sorts it. */
  readonly sortName: string;
}

/** What follows a position of a list, in order; as many as requested, or fewer at the end of the list. */
export type ReadOn<Item> = (page: {
  readonly afterName: string;
  readonly afterId: string;
  readonly limit: number;
}) => Promise<Item[]>;

/**
 * A page of a menu in which nothing is typed. Only as much is read as the page needs: what is not offered to the caller
 * is passed over, and more is read until the page is full.
 */
export async function pageByName<Item extends Named>(
  ctx: ReadContext,
  name: string,
  asked: Pick<MenuAsked, "cursor" | "limit">,
  readOn: ReadOn<Item>,
  isOffered: (item: Item) => Promise<boolean>,
): Promise<Outcome<{ items: Item[]; next: string }, "invalid_cursor">> {
  const listing = `menu by name ${name}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  let [afterName, afterId] = from.at === undefined ? ["", ""] : (JSON.parse(from.at) as [string, string]);
  const items: Item[] = [];
  // One more than the page has, because only it tells that there is another page.
  const limit = asked.limit + 1;
  for (;;) {
    const read = await readOn({ afterName, afterId, limit });
    for (const item of read) {
      [afterName, afterId] = [item.sortName, item.id];
      if (!(await isOffered(item))) continue;
      const last = items[asked.limit - 1];
      if (last) return succeed({ items, next: sealCursor(ctx, listing, JSON.stringify([last.sortName, last.id])) });
      items.push(item);
    }
    if (read.length < limit) return succeed({ items, next: "" });
  }
}

/** The beginning of several lists as one, in the order in which databases have them: byte by byte. */
export function inOrder<Item extends Named>(lists: readonly (readonly Item[])[], limit: number): Item[] {
  return lists.flat().toSorted(compare).slice(0, limit);
}

export function isAfter(item: Named, place: { readonly afterName: string; readonly afterId: string }): boolean {
  return compare(item, { sortName: place.afterName, id: place.afterId }) > 0;
}

function compare(one: Named, other: Named): number {
  return (
    Buffer.compare(Buffer.from(one.sortName), Buffer.from(other.sortName)) ||
    (one.id < other.id ? -1 : Number(one.id > other.id))
  );
}
