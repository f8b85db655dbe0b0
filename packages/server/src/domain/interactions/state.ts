import { initialStateValue, type StateValue, type StateValues } from "@platform/protocol/elementValues/stateValue.ts";
import type { PlacedElement } from "./elements.ts";

/**
 * The initial values of elements. An app chose them, so they are input: nothing shows or uses them before `checkState`
 * has checked them for the person who submits them.
 */
export function givenState(
  placed: readonly PlacedElement[],
  { channelId }: { readonly channelId?: string | undefined },
): StateValues {
  const values: Record<string, Record<string, StateValue>> = {};
  for (const { block, element } of placed) {
    const value = initialStateValue(element, channelId);
    if (value) (values[block.block_id] ??= {})[element.action_id] = value;
  }
  return values;
}

/** Keeps the entered value of every element that is still there with the same type. */
export function keepEntered(fresh: StateValues, entered: StateValues): StateValues {
  return Object.fromEntries(
    Object.entries(fresh).map(([blockId, actions]) => [
      blockId,
      Object.fromEntries(
        Object.entries(actions).map(([actionId, value]) => {
          const before = entered[blockId]?.[actionId];
          return [actionId, before?.type === value.type ? before : value];
        }),
      ),
    ]),
  );
}

export function withValue(values: StateValues, { block, element }: PlacedElement, value: StateValue): StateValues {
  return { ...values, [block.block_id]: { ...values[block.block_id], [element.action_id]: value } };
}
