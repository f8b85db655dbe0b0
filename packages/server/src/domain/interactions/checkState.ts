import { limits } from "@platform/protocol";
import { formatOf, type Option } from "@platform/protocol/elementValues/formats.ts";
import {
  emptyStateValue,
  heldValue,
  inputValueOf,
  isEmptyValue,
  isList,
  maxItems,
  type StateValue,
  type StateValues,
  submittedForm,
  toStateValue,
} from "@platform/protocol/elementValues/stateValue.ts";
import type { InputValue } from "@platform/protocol/elementValues/value.ts";
import type { ReadContext } from "../context.ts";
import type { Element, PlacedElement } from "./elements.ts";
import { readChoice } from "./readChoice.ts";

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
    const input = inputValueOf(element.type);
    const value = values[block.block_id]?.[element.action_id];
    if (!input || !value) continue;
    const isUnfinished = formatOf(input.format).isDraft === true && !isSubmitted;
    const isKept = isEmptyValue(heldValue(value)) || isUnfinished;
    const now = isKept ? value : await checkValue(ctx, { element, input, value, budget });
    (checked[block.block_id] ??= {})[element.action_id] = now;
  }
  return checked;
}

interface Checked {
  readonly element: Element;
  readonly input: InputValue;
  readonly value: StateValue;
  readonly budget: { items: number };
}

async function checkValue(ctx: ReadContext, { element, input, value, budget }: Checked): Promise<StateValue> {
  const { type } = element;
  const held = heldValue(value);
  const offered = heldOptions(value);
  // Checking an item that is not an option may cost a query, and one view has room for ten thousand of them.
  const cost = formatOf(input.format).submits === "value" ? 0 : 1;
  const isOffered = async (raw: unknown) =>
    raw !== null && (budget.items -= cost) >= 0 && (await readChoice(ctx, element, raw, offered)).ok;
  if (!isList(input)) return (await isOffered(submittedForm(type, held))) ? value : emptyStateValue(type);
  const kept = new Map<unknown, unknown>();
  for (const item of [held].flat().slice(0, maxItems(input, element))) {
    const raw = submittedForm(type, [item]) as [unknown];
    if (!kept.has(raw[0]) && (await isOffered(raw))) kept.set(raw[0], item);
  }
  return toStateValue(type, [...kept.values()]);
}

/** The options that an element holds: a menu whose options the app loads goes on offering them. */
export function heldOptions(held: StateValue | undefined): Option[] {
  const input = held && inputValueOf(held.type);
  if (!input || formatOf(input.format).submits !== "value") return [];
  return [heldValue(held) ?? []].flat() as Option[];
}
