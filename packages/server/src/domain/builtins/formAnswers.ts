import { coerce } from "@platform/protocol/workflows/coerce.ts";
import { type Fields, isFields } from "@platform/protocol/workflows/parameter.ts";
import { isUnset, type StateValue, type StateValues, valueKeyOf } from "../interactions/state.ts";

/** What was entered, by the name of the field, in the type that the field declares. What was left empty is left out. */
export function formAnswers(fields: Fields, values: StateValues): Fields {
  const elements = (Array.isArray(fields["elements"]) ? (fields["elements"] as unknown[]) : []).filter(isFields);
  const answers: Record<string, unknown> = {};
  for (const field of elements) {
    const name = String(field["name"]);
    const held = values[name]?.[name];
    const isYes = field["type"] === "boolean";
    if (held === undefined || (isUnset(held) && !isYes)) continue;
    const plain = plainValue(held);
    const coerced = coerce(isYes ? !isUnset(held) : plain, field);
    answers[name] = coerced.ok ? coerced.value : plain;
  }
  return answers;
}

function plainValue(held: StateValue): unknown {
  const value = held[valueKeyOf(held.type) ?? ""];
  if (Array.isArray(value)) return value.map((one: unknown) => (isFields(one) ? one["value"] : one));
  return isFields(value) && "value" in value ? value["value"] : value;
}
