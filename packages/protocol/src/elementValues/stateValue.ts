import { formatOf, type Option, type Parsed } from "./formats.ts";
import { elementValues } from "./table.ts";
import type { ChoiceValue, ElementValue, InputValue, ListValue } from "./value.ts";

type Fields = Readonly<Record<string, unknown>>;
type Element = Fields & { readonly type: string };

/** What one element holds: its type, and the value under the key that its definition names. */
export type StateValue = Fields & { readonly type: string };

/** What the elements of a surface hold, by block and action, as apps read it. */
export type StateValues = Readonly<Record<string, Readonly<Record<string, StateValue>>>>;

/** How an element is used; nothing for a type that does not exist. */
export function elementValueOf(type: string): ElementValue | undefined {
  return Object.hasOwn(elementValues, type) ? elementValues[type as keyof typeof elementValues] : undefined;
}

/** How an element holds its value; nothing for an element that holds none. */
export function inputValueOf(type: string): InputValue | undefined {
  const value = elementValueOf(type);
  return value?.interaction === "input" ? value : undefined;
}

/** How an element takes a submitted value, whether it holds it or not. */
export function submittedValueOf(type: string): InputValue | ChoiceValue | undefined {
  const value = elementValueOf(type);
  return value?.interaction === "input" || value?.interaction === "choice" ? value : undefined;
}

export function isList(value: ElementValue | undefined): value is ListValue {
  return value?.interaction === "input" && Array.isArray(value.empty);
}

/** How many items can be chosen in an element that holds a list. */
export function maxItems({ max, maxField }: ListValue, element: Fields): number {
  const lowered = maxField === null ? undefined : element[maxField];
  return typeof lowered === "number" ? Math.min(lowered, max) : max;
}

/** The state of an element with a value; the key is absent if the value is undefined. */
export function toStateValue(type: string, value: unknown): StateValue {
  const input = inputValueOf(type);
  return input === undefined || value === undefined ? { type } : { type, [input.key]: value };
}

export function emptyStateValue(type: string): StateValue {
  return toStateValue(type, emptyValueOf(inputValueOf(type)));
}

function emptyValueOf(value: InputValue | undefined): unknown {
  return value?.empty === "absent" ? undefined : value?.empty;
}

export function heldValue(state: StateValue): unknown {
  const input = inputValueOf(state.type);
  return input && state[input.key];
}

/** Whether nothing is entered. It judges held and submitted values alike: both are empty in the same forms. */
export function isEmptyValue(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  const { type, elements } = value as Fields;
  return type === "rich_text" && Array.isArray(elements) && elements.length === 0;
}

/**
 * The initial state of an element: the value that the app gave, the current conversation where the app asks for it, or the
 * empty value. Nothing for an element that holds no value.
 */
export function initialStateValue(element: Element, conversationId: string | undefined): StateValue | undefined {
  const input = inputValueOf(element.type);
  if (!input) return undefined;
  const given = currentConversation(element, input, conversationId) ?? givenValue(element, input);
  return given === undefined || given === null ? emptyStateValue(element.type) : toStateValue(element.type, given);
}

function givenValue(element: Fields, { initial }: InputValue): unknown {
  return initial === null ? undefined : element[initial];
}

/** In a menu of one, an initial conversation precedes the current one; in a menu of several, the current one replaces all. */
function currentConversation(element: Fields, input: InputValue, conversationId: string | undefined): unknown {
  if (input.format !== "conversation" || element["default_to_current_conversation"] !== true) return undefined;
  if (conversationId === undefined) return undefined;
  if (isList(input)) return [conversationId];
  return givenValue(element, input) === undefined ? conversationId : undefined;
}

/** A held value in the form in which clients submit it: the value of an option, the id of a file. */
export function submittedForm(type: string, held: unknown): unknown {
  const input = inputValueOf(type);
  if (!input) return null;
  const { submits } = formatOf(input.format);
  const bare = (item: unknown) =>
    submits !== undefined && typeof item === "object" && item !== null ? (item as Fields)[submits] : item;
  if (isList(input)) return Array.isArray(held) ? held.map(bare) : [];
  return bare(held) ?? null;
}

/** Parses a submitted value as the format of the element says; null submits nothing. */
export function parseValue(element: Element, raw: unknown, offered: readonly Option[] = []): Parsed {
  const value = submittedValueOf(element.type);
  if (!value) return { ok: false, fault: { code: "wrong_type" } };
  const input = value.interaction === "input" ? value : undefined;
  if (raw === null && input) return { ok: true, value: emptyValueOf(input) };
  const initial = input ? [givenValue(element, input) ?? []].flat() : [];
  const context = { element, offered, initial: initial as Option[] };
  const { parse } = formatOf(value.format);
  if (!isList(value)) return parse(raw, context);
  if (!Array.isArray(raw)) return { ok: false, fault: { code: "wrong_type" } };
  if (new Set(raw).size < raw.length) return { ok: false, fault: { code: "duplicate" } };
  const max = maxItems(value, element);
  if (raw.length > max) return { ok: false, fault: { code: "too_many", bound: max } };
  const items = raw.map((item: unknown) => parse(item, context));
  return items.find((item) => !item.ok) ?? { ok: true, value: items.map((item) => item.ok && item.value) };
}

/** What an action repeats of an element that is pressed; nothing if `raw` names no side of it. */
export function pressedFields(element: Element, raw: unknown): Fields | undefined {
  const value = elementValueOf(element.type);
  if (value?.interaction !== "press") return undefined;
  const sides = value.sides?.map((name) => element[name] as Fields | undefined);
  const pressed = sides ? sides.find((side) => side?.["value"] === raw) : element;
  return (
    pressed && Object.fromEntries(value.fields.flatMap((name) => (name in pressed ? [[name, pressed[name]]] : [])))
  );
}
