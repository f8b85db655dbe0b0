import { isEmptyValue, type StateValues } from "@platform/protocol/elementValues/stateValue.ts";
import { type AnyBlock, keyOf, placedElements } from "../surface/elements.ts";
import { faultOf, missingText } from "../surface/faults.ts";
import { startOf } from "../surface/values.ts";

/** What keeps a modal from being submitted, by block: what must be answered and is not, and what is answered wrongly. */
export function checkAnswers(
  blocks: readonly AnyBlock[],
  edits: Readonly<Record<string, unknown>>,
  held: StateValues,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { block, element } of placedElements(blocks)) {
    if (block.type !== "input") continue;
    const { block_id: id = "" } = block;
    const key = keyOf(block, element);
    const raw = key in edits ? edits[key] : startOf(element, held[id]?.[element.action_id ?? ""], undefined);
    const fault = isEmptyValue(raw)
      ? block["optional"] === true
        ? undefined
        : missingText(element)
      : faultOf(element, raw);
    if (fault !== undefined) errors[id] = fault;
  }
  return errors;
}
