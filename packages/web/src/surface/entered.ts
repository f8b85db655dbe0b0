import { keyOf, placedElements } from "./elements.ts";
import { faultOf } from "./faults.ts";
import type { Surface } from "./SurfaceContext.ts";

type Entered = Record<string, Record<string, unknown>>;

/**
 * What has been entered in what still stands there, by block and action, with the proofs of what apps have offered. What
 * is half typed is left out, or it would keep whoever presses a button elsewhere from doing so.
 */
export function enteredIn({ store, blocks }: Pick<Surface, "store" | "blocks">): {
  values: Entered;
  offered: readonly unknown[];
} {
  const { edits, offers } = store.getState();
  const values: Entered = {};
  for (const { block, element } of placedElements(blocks())) {
    const key = keyOf(block, element);
    if (!(key in edits) || faultOf(element, edits[key]) !== undefined) continue;
    const { block_id: blockId = "" } = block;
    const { action_id: actionId = "" } = element;
    const raw = edits[key];
    (values[blockId] ??= {})[actionId] = raw === "" ? null : raw;
  }
  return { values, offered: Object.values(offers) };
}
