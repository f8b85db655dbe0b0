import { limits } from "@platform/protocol";
import type { ReadContext } from "../context.ts";
import { isFields } from "./act.ts";
import type { Element, PlacedElement } from "./elements.ts";
import { mostItems, type Option, readChoice } from "./readChoice.ts";
import { isUnset, keepingOf, type StateValue, type StateValues, unsetValue, valueOf } from "./state.ts";

/**
 * The values of a surface as far as the caller could choose them now. What an app gave from the start is input like a
 * choice, and what a person chose earlier may have become invisible since; both go through `readChoice`. A value that
 * fails counts as not chosen.
 */
export async function checkState(
  ctx: ReadContext,
  placed: readonly PlacedElement[],
  values: StateValues,
  /** Whether text has to be finished as well. */
  { isSubmitted = false }: { readonly isSubmitted?: boolean } = {},
): Promise<StateValues> {
  const checked: Record<string, Record<string, StateValue>> = {};
  const budget = { items: limits.state_items_max };
  for (const { block, element } of placed) {
    const keeping = keepingOf(element.type);
    const value = values[block.block_id]?.[element.action_id];
    if (!keeping || !value) continue;
    const isKept = isUnset(value) || (keeping.isDraft === true && !isSubmitted);
    const now = isKept ? value : await checkValue(ctx, element, value, budget);
    (checked[block.block_id] ??= {})[element.action_id] = now;
  }
  return checked;
}

async function checkValue(
  ctx: ReadContext,
  element: Element,
  value: StateValue,
  budget: { items: number },
): Promise<StateValue> {
  const { key = "", name } = keepingOf(element.type) ?? {};
  const held = value[key];
  const offered = heldOptions(value);
  const rawOf = (item: unknown) => (name !== undefined && isFields(item) ? item[name] : item);
  // An item that is no option may cost a query, and one view has room for ten thousand of them.
  const cost = name === "value" ? 0 : 1;
  const isOffered = async (raw: unknown) =>
    (budget.items -= cost) >= 0 && (await readChoice(ctx, element, raw, offered)).ok;
  if (!Array.isArray(held)) return (await isOffered(rawOf(held))) ? value : unsetValue(element.type);
  const kept = new Map<unknown, unknown>();
  for (const item of held.slice(0, mostItems(element)) as unknown[]) {
    const raw = rawOf(item);
    if (!kept.has(raw) && (await isOffered([raw]))) kept.set(raw, item);
  }
  return valueOf(element.type, [...kept.values()]);
}

/** Options that stand in an element: a menu that the app is asked for goes on offering them. */
export function heldOptions(held: StateValue | undefined): Option[] {
  const one = held?.["selected_option"] as Option | null | undefined;
  return [...(one ? [one] : []), ...((held?.["selected_options"] ?? []) as Option[])];
}
