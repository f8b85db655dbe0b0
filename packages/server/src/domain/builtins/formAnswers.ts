import {
  heldValue,
  isEmptyValue,
  type StateValues,
  submittedForm,
} from "@platform/protocol/elementValues/stateValue.ts";
import { coerce } from "@platform/protocol/workflows/coerce.ts";
import { type Fields, isFields } from "@platform/protocol/workflows/parameter.ts";

/** What was entered, by the name of the field, in the type that the field declares. What was left empty is left out. */
export function formAnswers(fields: Fields, values: StateValues): Fields {
  const elements = (Array.isArray(fields["elements"]) ? (fields["elements"] as unknown[]) : []).filter(isFields);
  const answers: Record<string, unknown> = {};
  for (const field of elements) {
    const name = String(field["name"]);
    const held = values[name]?.[name];
    const isYes = field["type"] === "boolean";
    if (held === undefined || (isEmptyValue(heldValue(held)) && !isYes)) continue;
    const plain = submittedForm(held.type, heldValue(held));
    const coerced = coerce(isYes ? !isEmptyValue(heldValue(held)) : plain, field);
    answers[name] = coerced.ok ? coerced.value : plain;
  }
  return answers;
}
