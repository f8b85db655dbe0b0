import type { AnyElement } from "./elements.ts";

/** What is entered in one element, as apps read it: the value under a name that follows from the type. */
export type StateValue = Readonly<Record<string, unknown>> & { readonly type: string };
export type StateValues = Readonly<Record<string, Readonly<Record<string, StateValue>>>>;

/** An option as apps send it. */
export interface Option {
  readonly text: { readonly type: "plain_text" | "mrkdwn"; readonly text: string };
  readonly value: string;
  readonly description?: { readonly type: "plain_text" | "mrkdwn"; readonly text: string };
  readonly url?: string;
}

interface Reading {
  /** The field of the element that fills it from the start. */
  readonly initial: string;
  /** The field of the state that holds it. */
  readonly held: string;
  readonly isOption?: boolean;
}

const option: Reading = { initial: "initial_option", held: "selected_option", isOption: true };
const options: Reading = { initial: "initial_options", held: "selected_options", isOption: true };
const words: Reading = { initial: "initial_value", held: "value" };

const readings: Readonly<Record<string, Reading>> = {
  static_select: option,
  external_select: option,
  radio_buttons: option,
  multi_static_select: options,
  multi_external_select: options,
  checkboxes: options,
  users_select: { initial: "initial_user", held: "selected_user" },
  multi_users_select: { initial: "initial_users", held: "selected_users" },
  conversations_select: { initial: "initial_conversation", held: "selected_conversation" },
  multi_conversations_select: { initial: "initial_conversations", held: "selected_conversations" },
  channels_select: { initial: "initial_channel", held: "selected_channel" },
  multi_channels_select: { initial: "initial_channels", held: "selected_channels" },
  datepicker: { initial: "initial_date", held: "selected_date" },
  timepicker: { initial: "initial_time", held: "selected_time" },
  datetimepicker: { initial: "initial_date_time", held: "selected_date_time" },
  plain_text_input: words,
  email_text_input: words,
  url_text_input: words,
  number_input: words,
  rich_text_input: { initial: "initial_value", held: "rich_text_value" },
  file_input: { initial: "", held: "files", isOption: false },
};

/**
 * What stands in an element that nobody has touched, in the form in which it is chosen: the value of an option, an id, a
 * date, a text, a list of those. What the server holds goes before what the app gave from the start.
 */
export function startOf(
  element: AnyElement,
  held: StateValue | undefined,
  conversationId: string | undefined,
): unknown {
  const reading = readings[element.type];
  if (!reading) return null;
  if (held?.type === element.type) return bare(held[reading.held], element.type, reading);
  const current = currentConversation(element, conversationId);
  return current ?? bare(element[reading.initial], element.type, reading);
}

/** Options that are chosen from the start; those of a menu that the app fills stand nowhere else. */
export function startOptions(element: AnyElement, held: StateValue | undefined): Option[] {
  const from = [
    element["initial_option"],
    element["initial_options"],
    held?.["selected_option"],
    held?.["selected_options"],
  ];
  return from.flat().filter((one): one is Option => typeof one === "object" && one !== null);
}

function bare(value: unknown, type: string, { isOption = false }: Reading): unknown {
  if (value === undefined || value === null) return type.startsWith("multi_") || type === "checkboxes" ? [] : null;
  if (type === "file_input") return (value as { id: string }[]).map(({ id }) => id);
  if (!isOption) return value;
  return Array.isArray(value) ? (value as Option[]).map((one) => one.value) : (value as Option).value;
}

/** One conversation that is named goes before the current one; of several, the current one goes before all. */
function currentConversation(element: AnyElement, conversationId: string | undefined): unknown {
  if (conversationId === undefined || element["default_to_current_conversation"] !== true) return undefined;
  if (element.type === "multi_conversations_select") return [conversationId];
  return element["initial_conversation"] === undefined ? conversationId : undefined;
}

export function isUnset(raw: unknown): boolean {
  if (raw === undefined || raw === null || raw === "") return true;
  if (Array.isArray(raw)) return raw.length === 0;
  return typeof raw === "object" && (raw as { elements?: unknown[] }).elements?.length === 0;
}
