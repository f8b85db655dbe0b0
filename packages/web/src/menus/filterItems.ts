import { fitOf, foldText } from "@platform/protocol/menus/matchText.ts";
import type { MenuItem } from "./menuItem.ts";

const folded = new WeakMap<MenuItem, string>();

/** Folded once for each item: ten thousand are looked through at every letter. */
function foldedText(item: MenuItem): string {
  let text = folded.get(item);
  if (text === undefined) folded.set(item, (text = foldText(item.text)));
  return text;
}

/**
 * The items that contain what was typed. Where a word begins with it comes first; groups stay together, in the order in
 * which the app gave them, and one that has nothing left vanishes.
 */
export function filterItems(items: readonly MenuItem[], query: string): readonly MenuItem[] {
  const wanted = foldText(query.trim());
  if (wanted === "") return items;
  const groups = new Map<string | undefined, [MenuItem[], MenuItem[]]>();
  for (const item of items) {
    const fit = fitOf(foldedText(item), wanted);
    if (fit === undefined) continue;
    let lists = groups.get(item.group);
    if (!lists) groups.set(item.group, (lists = [[], []]));
    lists[fit].push(item);
  }
  return [...groups.values()].flatMap(([first, others]) => [...first, ...others]);
}
