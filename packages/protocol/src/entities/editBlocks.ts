import { validateBlocks } from "../blockkit/index.ts";
import { limits } from "../limits.ts";
import { cutCharacters } from "../characters.ts";
import type { Option } from "../objects/option.ts";
import { booleanInput } from "./booleanInput.ts";
import type { Entity, EntityEdit, EntityField } from "./entity.ts";
import type { FieldType } from "./fieldSchema.ts";
import { labelOf } from "./labelOf.ts";
import { type NamedField, orderedFields } from "./orderedFields.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * The input blocks for what people can edit of an entity. The block has the key of its field, and the element that key
 * with `.input`. A field whose value fits no input, such as a text of more than 3,000 characters, is left out.
 */
export function editBlocks(entity: Entity): Fields[] {
  const { title } = entity.entity_payload.attributes;
  const titled: NamedField = {
    key: "title",
    type: "string",
    field: { value: title.text, ...(title.edit && { edit: title.edit }) },
  };
  return [titled, ...orderedFields(entity)].flatMap(({ key, type, field }) => {
    const { edit } = field;
    if (!edit?.enabled) return [];
    const element = inputOf(type, field, edit);
    if (!element) return [];
    const block = {
      type: "input",
      block_id: key,
      label: plain(cutCharacters(field.label ?? labelOf(key), limits.input_label_chars_max)),
      element: dropUndefined({ ...element, action_id: `${key}.input` }),
      ...(edit.hint && { hint: edit.hint }),
      optional: edit.optional === true,
    };
    return validateBlocks([block], "modal").length === 0 ? [block] : [];
  });
}

function plain(text: string) {
  return { type: "plain_text", text };
}

function inputOf(type: FieldType, field: EntityField, edit: EntityEdit): Fields | undefined {
  const { value, user } = field;
  const { placeholder } = edit;
  switch (type) {
    case "string":
      return edit.select ? menuOf(field, edit.select, edit) : textInput(field, edit);
    case "integer":
      return { type: "number_input", placeholder, ...numberLimits(edit), initial_value: numberText(value) };
    case "boolean":
      return booleanInput(field, edit);
    case "array":
      return listInput(field, edit);
    case "slack#/types/date":
      return { type: "datepicker", placeholder, initial_date: value };
    case "slack#/types/timestamp":
      return { type: "datetimepicker", initial_date_time: typeof value === "number" ? Math.floor(value) : undefined };
    case "slack#/types/email":
      return { type: "email_text_input", placeholder, initial_value: value };
    case "slack#/types/link":
      return { type: "url_text_input", placeholder, initial_value: value };
    case "slack#/types/user":
      return { type: "users_select", placeholder, initial_user: user?.user_id };
    case "slack#/types/channel_id":
      return { type: "conversations_select", placeholder, initial_conversation: value };
    default:
      return undefined;
  }
}

function textInput({ value, long, format }: EntityField, { placeholder, text }: EntityEdit): Fields {
  return {
    type: "plain_text_input",
    placeholder,
    multiline: long === true || format === "markdown",
    min_length: text?.min_length,
    max_length: text?.max_length,
    initial_value: value === "" ? undefined : value,
  };
}

function numberLimits({ number }: EntityEdit): Fields {
  return {
    is_decimal_allowed: number?.is_decimal_allowed === true,
    min_value: numberText(number?.min_value),
    max_value: numberText(number?.max_value),
  };
}

const numberText = (value: unknown) => (typeof value === "number" ? String(value) : undefined);

type Select = NonNullable<EntityEdit["select"]>;

function menuOf({ value }: EntityField, select: Select, { placeholder }: EntityEdit): Fields {
  const [initial_option] = chosenOf(select, [select.current_value ?? (typeof value === "string" ? value : "")]);
  if (!isLoaded(select)) return { type: "static_select", placeholder, options: select.static_options, initial_option };
  const { min_query_length } = select;
  return { type: "external_select", placeholder, min_query_length, initial_option };
}

/** Lists of texts are edited in a menu only: there is no input for free texts. */
function listInput({ value, item_type: itemType, edit: own }: EntityField, edit: EntityEdit): Fields | undefined {
  const items = Array.isArray(value) ? (value as readonly EntityField[]) : [];
  const { placeholder } = edit;
  const all = (list: readonly unknown[]) =>
    list.length > 0 && list.every((one) => one !== undefined) ? list : undefined;
  if (itemType === "slack#/types/user") {
    const initial_users = all(items.map(({ user }) => user?.user_id));
    return { type: "multi_users_select", placeholder, initial_users };
  }
  if (itemType === "slack#/types/channel_id") {
    const initial_conversations = all(items.map((item) => item.value));
    return { type: "multi_conversations_select", placeholder, initial_conversations };
  }
  const select = own?.select;
  if (itemType !== "string" || !select) return undefined;
  const initial_options = all(chosenOf(select, select.current_values ?? items.map((item) => String(item.value))));
  if (!isLoaded(select)) {
    return { type: "multi_static_select", placeholder, options: select.static_options, initial_options };
  }
  const { min_query_length } = select;
  return { type: "multi_external_select", placeholder, min_query_length, initial_options };
}

const isLoaded = (select: Select) => select.fetch_options_dynamically === true;

/** The options for these values: of a menu that its app fills while people type, the value is its own text. */
function chosenOf(select: Select, values: readonly string[]): Option[] {
  const { static_options: options = [] } = select;
  return values.flatMap((value): Option[] => {
    const known = options.find((option) => option.value === value || option.text.text === value);
    if (known) return [known];
    return isLoaded(select) && value !== "" ? [{ value, text: { type: "plain_text", text: value } }] : [];
  });
}

function dropUndefined(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
