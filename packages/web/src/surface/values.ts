import {
  heldValue,
  initialStateValue,
  inputValueOf,
  type StateValue,
  submittedForm,
} from "@platform/protocol/elementValues/stateValue.ts";
import type { AnyElement } from "./elements.ts";

/** An option as apps send it. */
export interface Option {
  readonly text: { readonly type: "plain_text" | "mrkdwn"; readonly text: string };
  readonly value: string;
  readonly description?: { readonly type: "plain_text" | "mrkdwn"; readonly text: string };
  readonly url?: string;
}

/**
 * The value of an element that nobody has edited, in the form that clients submit: the value of an option, an id, a date,
 * a text, a list of those. The state that the server holds precedes the initial value of the element.
 */
export function startOf(
  element: AnyElement,
  held: StateValue | undefined,
  conversationId: string | undefined,
): unknown {
  const state = held?.type === element.type ? held : initialStateValue(element, conversationId);
  return state ? submittedForm(element.type, heldValue(state)) : null;
}

/** The options that are chosen before anybody edits the element; in a menu that the app loads they are nowhere else. */
export function startOptions(element: AnyElement, held: StateValue | undefined): Option[] {
  const initial = inputValueOf(element.type)?.initial;
  const from = [typeof initial === "string" ? element[initial] : undefined, held && heldValue(held)];
  return from.flat().filter((one): one is Option => typeof one === "object" && one !== null);
}
