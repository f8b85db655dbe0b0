import { keyOf, placedElements } from "./elements.ts";
import { faultOf } from "./faults.ts";
import type { Surface } from "./SurfaceContext.ts";

type Entered = Record<string, Record<string, unknown>>;

/**
 * The values of the elements that still exist, by block and action, with the proofs for options from apps. What
 * is half typed is left out, or it would block a button elsewhere.
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
