import type { Element, PlacedElement } from "./elements.ts";

/** What is entered in one element: its type, and the value under the name that apps look for it. */
export type StateValue = Readonly<Record<string, unknown>> & { readonly type: string };

/** By block and action, as apps read it. */
export type StateValues = Readonly<Record<string, Readonly<Record<string, StateValue>>>>;

interface Keeping {
  /** What apps call the value. */
  readonly key: string;
  /** The field of the element that fills it from the start. */
  readonly initial?: string;
  /** What stands there when nothing is entered; undefined when the key is then absent. */
  readonly unset: null | readonly [] | undefined;
  /** The field of a held object that names it when it is chosen; values that are not objects name themselves. */
  readonly name?: "value" | "id";
  /** Text that a person goes on typing: it stays as given until it is submitted, because it may be half finished. */
  readonly isDraft?: true;
}

const one = (key: string, initial: string): Keeping => ({ key, initial, unset: null });
const many = (key: string, initial: string): Keeping => ({ key, initial, unset: [] });
const option: Keeping = { ...one("selected_option", "initial_option"), name: "value" };
const options: Keeping = { ...many("selected_options", "initial_options"), name: "value" };
const text: Keeping = { ...one("value", "initial_value"), isDraft: true };

/** The elements that hold a value; buttons and overflow menus only start something. */
const keepingsByType = {
  static_select: option,
  external_select: option,
  radio_buttons: option,
  multi_static_select: options,
  multi_external_select: options,
  checkboxes: options,
  users_select: one("selected_user", "initial_user"),
  multi_users_select: many("selected_users", "initial_users"),
  conversations_select: one("selected_conversation", "initial_conversation"),
  multi_conversations_select: many("selected_conversations", "initial_conversations"),
  channels_select: one("selected_channel", "initial_channel"),
  multi_channels_select: many("selected_channels", "initial_channels"),
  datepicker: one("selected_date", "initial_date"),
  timepicker: one("selected_time", "initial_time"),
  datetimepicker: one("selected_date_time", "initial_date_time"),
  plain_text_input: text,
  email_text_input: text,
  url_text_input: text,
  number_input: text,
  rich_text_input: { key: "rich_text_value", initial: "initial_value", unset: undefined, isDraft: true },
  file_input: { key: "files", unset: [], name: "id" },
} satisfies Readonly<Record<string, Keeping>>;

/** The types of elements that hold a value. Each has a reader in `readChoice.ts`, or the table there does not compile. */
export type HoldingType = keyof typeof keepingsByType;

const keepings: Readonly<Record<string, Keeping>> = keepingsByType;

/** How an element holds its value; nothing for one that holds none. */
export function keepingOf(type: string): Keeping | undefined {
  return keepings[type];
}

/** The name of the value that an element holds; nothing for one that holds none. */
export function valueKeyOf(type: string): string | undefined {
  return keepings[type]?.key;
}

/** What an element holds while nothing is entered. */
export function unsetValue(type: string): StateValue {
  return valueOf(type, keepings[type]?.unset);
}

export function valueOf(type: string, value: unknown): StateValue {
  const key = valueKeyOf(type);
  return key === undefined || value === undefined ? { type } : { type, [key]: value };
}

/** Whether nothing is entered. */
export function isUnset(value: StateValue): boolean {
  const held = value[valueKeyOf(value.type) ?? ""];
  return held === undefined || held === null || held === "" || (Array.isArray(held) && held.length === 0);
}

/**
 * What the app gave elements that nobody has touched. These values are input of the app: nothing shows or uses them
 * before `checkState` has checked them for the person who submits them.
 */
export function givenState(placed: readonly PlacedElement[], looking: { readonly channelId?: string | undefined }) {
  const values: Record<string, Record<string, StateValue>> = {};
  for (const { block, element } of placed) {
    const keeping = keepings[element.type];
    if (!keeping) continue;
    const value = currentConversation(element, looking.channelId) ?? given(element, keeping) ?? keeping.unset;
    (values[block.block_id] ??= {})[element.action_id] = valueOf(element.type, value);
  }
  return values satisfies StateValues;
}

function given(element: Element, { initial }: Keeping): unknown {
  return initial === undefined ? undefined : element[initial];
}

/** One conversation that is named goes before the current one; of several, the current one goes before all. */
function currentConversation(element: Element, channelId: string | undefined): unknown {
  if (channelId === undefined || element["default_to_current_conversation"] !== true) return undefined;
  if (element.type === "multi_conversations_select") return [channelId];
  return element["initial_conversation"] === undefined ? channelId : undefined;
}

/** What was entered stays where the same question still stands. */
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
