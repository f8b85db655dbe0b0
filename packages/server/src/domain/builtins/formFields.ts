import { type Outcome, refuse, succeed } from "@platform/protocol";
import { inputValueOf } from "@platform/protocol/elementValues/stateValue.ts";
import type { ElementType } from "@platform/protocol/elementValues/table.ts";
import { printNumber } from "@platform/protocol/numberText.ts";
import { type Fields, isFields } from "@platform/protocol/workflows/parameter.ts";
import { typeName } from "@platform/protocol/workflows/template.ts";

/** The fields of a form as the blocks of a modal; each block and its element go by the name of the field. */
export function formBlocks(
  fields: Fields,
  description: string | undefined,
): Outcome<{ blocks: object[] }, "invalid_fields"> {
  const elements = Array.isArray(fields["elements"]) ? (fields["elements"] as unknown[]) : [];
  if (elements.length === 0) return refuse("invalid_fields", "a form has elements");
  const required = Array.isArray(fields["required"]) ? (fields["required"] as unknown[]) : [];
  const blocks: object[] = description === undefined ? [] : [sectionOf(description)];
  for (const field of elements) {
    const name = isFields(field) ? field["name"] : undefined;
    if (!isFields(field) || typeof name !== "string") return refuse("invalid_fields", "each element has a name");
    const element = elementFor(field);
    if (!element) return refuse("invalid_fields", `${name} has a type that a form cannot ask for`);
    const label = { type: "plain_text", text: typeof field["title"] === "string" ? field["title"] : name };
    const hint = typeof field["description"] === "string" && {
      hint: { type: "plain_text", text: field["description"] },
    };
    const optional = !required.includes(name);
    blocks.push({ type: "input", block_id: name, label, ...hint, optional, element: { ...element, action_id: name } });
  }
  return succeed({ blocks });
}

function sectionOf(text: string): object {
  return { type: "section", text: { type: "mrkdwn", text } };
}

function typeIn({ type }: Fields): string {
  return typeof type === "string" ? typeName(type) : "string";
}

function elementFor(field: Fields): Fields | undefined {
  const type = typeIn(field);
  const options = optionsOf(field);
  if (type === "array") return listElement(field, options);
  if (type === "string" && options) return select("static_select", field, options);
  return simple[type]?.(field);
}

/** An element with the default of a field as its initial value. */
function withDefault(type: ElementType, field: Fields): Fields {
  const initial = inputValueOf(type)?.initial ?? undefined;
  return field["default"] === undefined || initial === undefined ? { type } : { type, [initial]: field["default"] };
}

const simple: Readonly<Record<string, (field: Fields) => Fields>> = {
  string: (field) => ({
    ...withDefault("plain_text_input", field),
    multiline: field["long"] === true,
    ...bounds(field, { minLength: "min_length", maxLength: "max_length" }),
  }),
  integer: (field) => numberInput(field, false),
  number: (field) => numberInput(field, true),
  boolean: () => ({ type: "checkboxes", options: [{ text: { type: "plain_text", text: "Yes" }, value: "true" }] }),
  user_id: (field) => withDefault("users_select", field),
  channel_id: (field) => withDefault("channels_select", field),
  date: (field) => withDefault("datepicker", field),
  time: (field) => withDefault("timepicker", field),
  timestamp: (field) => withDefault("datetimepicker", field),
  rich_text: () => ({ type: "rich_text_input" }),
  expanded_rich_text: () => ({ type: "rich_text_input" }),
};

function numberInput(field: Fields, isDecimal: boolean): Fields {
  const first = field["default"] === undefined ? {} : { initial_value: numberText(field["default"]) };
  const limits = Object.entries(bounds(field, { minimum: "min_value", maximum: "max_value" }));
  const asText = Object.fromEntries(limits.map(([name, value]) => [name, numberText(value)]));
  return { type: "number_input", is_decimal_allowed: isDecimal, ...asText, ...first };
}

function numberText(value: unknown): string {
  return typeof value === "number" ? printNumber(value) : String(value);
}

function bounds(field: Fields, names: Readonly<Record<string, string>>): Fields {
  const given = Object.entries(names).filter(([name]) => typeof field[name] === "number");
  return Object.fromEntries(given.map(([name, ours]) => [ours, field[name]]));
}

function listElement(field: Fields, options: Fields[] | undefined): Fields | undefined {
  const items = isFields(field["items"]) ? field["items"] : {};
  const type = typeIn(items);
  if (type === "user_id") return withDefault("multi_users_select", field);
  if (type === "channel_id") return withDefault("multi_channels_select", field);
  const choices = options ?? optionsOf(items);
  return choices && select("multi_static_select", field, choices);
}

function select(type: string, field: Fields, options: readonly Fields[]): Fields {
  const chosen = options.find(({ value }) => value === field["default"]);
  return { type, options, ...(chosen && type === "static_select" && { initial_option: chosen }) };
}

/** `choices` name each value, `enum` gives the values alone. */
function optionsOf(field: Fields): Fields[] | undefined {
  const { choices, enum: values } = field;
  const option = (value: unknown, title: unknown): Fields => ({
    text: { type: "plain_text", text: String(title) },
    value: String(value),
  });
  if (Array.isArray(choices)) {
    return choices.filter(isFields).map((choice) => option(choice["value"], choice["title"] ?? choice["value"]));
  }
  return Array.isArray(values) ? values.map((value) => option(value, value)) : undefined;
}
