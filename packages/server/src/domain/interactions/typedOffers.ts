import { optionsOf } from "@platform/protocol/elementValues/formats.ts";
import { isShorterThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { stateOf } from "../views/view.ts";
import type { ActContext } from "./act.ts";
import type { Entered } from "./action.ts";
import { findInView } from "./actInView.ts";
import { heldOptions } from "./checkState.ts";
import type { Element } from "./elements.ts";
import { loadsOptions, type LoadCode } from "./loadOptions.ts";
import type { OfferedOption } from "./offered.ts";
import { openMenu, type OpenMenuCode } from "./openMenu.ts";

/** What is typed in menus whose options come from the app, by block and action: one text, or several in turn. */
export type Queries = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Typed {
  readonly viewId: string;
  readonly entered: Entered;
  readonly queries: Queries;
}

/**
 * Opens every menu of a view whose options come from the app and in which something is entered, types in it, and
 * returns what the app then offers, as a client would give it back.
 */
export async function typedOffers(
  ctx: ActContext,
  { viewId, entered, queries }: Typed,
): Promise<Outcome<{ offered: OfferedOption[] }, OpenMenuCode | LoadCode>> {
  const offered: OfferedOption[] = [];
  for (const [blockId, actions] of Object.entries(entered)) {
    for (const [actionId, raw] of Object.entries(actions)) {
      const found = await findInView(ctx, { viewId, blockId, actionId });
      // What is not there is refused when it is entered.
      if (!found.ok || !loadsOptions(found.place.element)) continue;
      const held = heldOptions(stateOf(found.view)[blockId]?.[actionId]);
      const wanted = [raw].flat().filter((value) => !held.some((option) => option.value === value));
      for (const query of queriesFor(found.place.element, wanted, queries[blockId]?.[actionId])) {
        const menu = await openMenu(ctx, { viewId, blockId, actionId, query });
        if (!menu.ok) return menu;
        if (menu.state === "error") return refuse("options_failed", ...(menu.errors ?? []));
        for (const option of optionsOf(menu.offer)) {
          offered.push({ option, proof: menu.proofs?.[option.value] ?? "" });
        }
      }
    }
  }
  return succeed({ offered });
}

/** Unless told otherwise, a person opens the menu; where that is not enough, they type what they look for. */
function queriesFor(element: Element, wanted: readonly unknown[], given: unknown): readonly string[] {
  if (wanted.length === 0) return [];
  const typed = [given].flat().filter((query) => typeof query === "string");
  if (typed.length > 0) return typed;
  const least = (element["min_query_length"] as number | undefined) ?? limits.min_query_length_default;
  return isShorterThan("", least) ? wanted.filter((value) => typeof value === "string") : [""];
}
