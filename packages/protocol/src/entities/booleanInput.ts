import type { Option } from "../objects/option.ts";
import type { EntityBoolean, EntityEdit, EntityField } from "./entity.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What a yes or no is edited with: a menu, unless the field is shown as a checkbox or asks for something else. */
export function booleanInput(field: EntityField, { boolean, placeholder }: EntityEdit): Fields {
  const shown = field.boolean;
  const input = boolean?.input_type ?? (shown?.type === "checkbox" ? "checkbox" : "select");
  if (input === "checkbox") {
    const options = [optionOf("true", shown?.type === "checkbox" ? shown.text : wordsOf(shown).yes, shown)];
    return { type: "checkboxes", options, initial_options: field.value === true ? options : undefined };
  }
  const { yes, no } = wordsOf(shown);
  const options = [optionOf("true", yes, shown), optionOf("false", no, shown)];
  const initial_option = typeof field.value === "boolean" ? options[field.value ? 0 : 1] : undefined;
  if (input === "radio") return { type: "radio_buttons", options, initial_option };
  return { type: "static_select", placeholder, options, initial_option };
}

function wordsOf(shown: EntityBoolean | undefined): { readonly yes: string; readonly no: string } {
  return shown?.type === "text" ? { yes: shown.true_text, no: shown.false_text } : { yes: "Yes", no: "No" };
}

function optionOf(value: "true" | "false", text: string, shown: EntityBoolean | undefined): Option {
  const description = descriptionOf(value, shown);
  return {
    value,
    text: { type: "plain_text", text },
    ...(description !== undefined && { description: { type: "plain_text", text: description } }),
  };
}

function descriptionOf(value: "true" | "false", shown: EntityBoolean | undefined): string | undefined {
  if (shown?.type === "checkbox") return shown.description;
  return value === "true" ? shown?.true_description : shown?.false_description;
}
