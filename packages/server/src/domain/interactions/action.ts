import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { ReadContext } from "../context.ts";
import { actionTs, isFields } from "./act.ts";
import { checkState, heldOptions } from "./checkState.ts";
import { findElement, type PlacedElement } from "./elements.ts";
import { type ChoiceCode, type Option, readChoice } from "./readChoice.ts";
import { type StateValue, type StateValues, valueKeyOf, valueOf, withValue } from "./state.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What was done in one element: as its app is told, and what the element holds from now on. */
export interface Action {
  readonly entry: Fields;
  readonly value: StateValue | undefined;
}

/** Told again with what was done, so that an app need not look it up. */
const echoed = [
  "placeholder",
  "confirm",
  "min_query_length",
  "initial_option",
  "initial_options",
  "initial_user",
  "initial_users",
  "initial_conversation",
  "initial_conversations",
  "initial_channel",
  "initial_channels",
  "initial_date",
  "initial_time",
  "initial_date_time",
];

export async function readAction(
  ctx: ReadContext,
  { block, element }: PlacedElement,
  raw: unknown,
  offered: readonly Option[] = [],
): Promise<Outcome<{ action: Action }, ChoiceCode>> {
  const { type, action_id } = element;
  const head = { type, action_id, block_id: block.block_id };
  const action_ts = actionTs(ctx);
  const pressed = pressedFields(element, raw);
  if (pressed) return succeed({ action: { entry: { ...head, ...pressed, action_ts }, value: undefined } });
  const chosen = await readChoice(ctx, element, raw, offered);
  if (!chosen.ok) return chosen;
  const said = Object.fromEntries(echoed.filter((name) => name in element).map((name) => [name, element[name]]));
  const key = valueKeyOf(type) ?? "selected_option";
  const entry = { ...head, [key]: chosen.value, ...said, action_ts };
  const value = valueKeyOf(type) === undefined ? undefined : valueOf(type, chosen.value);
  return succeed({ action: { entry, value } });
}

/** Of what is pressed and holds nothing. */
function pressedFields(element: PlacedElement["element"], raw: unknown): Fields | undefined {
  if (element.type === "feedback_buttons") {
    const sides = [element["positive_button"], element["negative_button"]].filter(isFields);
    const side = sides.find(({ value }) => value === raw);
    return side && { value: side["value"], text: side["text"] };
  }
  if (!pressable.has(element.type)) return undefined;
  const { text, value, style } = element;
  return Object.fromEntries(Object.entries({ text, value, style }).filter(([, field]) => field !== undefined));
}

const pressable = new Set(["button", "icon_button", "workflow_button"]);

/** What somebody enters in several elements at once, by block and action. */
export type Entered = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What a person enters on top of what stands in a surface already. */
export interface Entry {
  /** From earlier, or as the app gave it; checked here once more. */
  readonly before: StateValues;
  readonly entered: Entered;
  readonly offered?: (place: PlacedElement) => readonly Option[];
  readonly isSubmitted?: boolean;
}

/** What stands in all elements once this is entered. A menu that the app is asked for keeps what was chosen in it. */
export async function enterAll(
  ctx: ReadContext,
  placed: readonly PlacedElement[],
  { before, entered, offered = () => [], isSubmitted = false }: Entry,
): Promise<Outcome<{ values: StateValues }, ChoiceCode | "element_not_found">> {
  let values = await checkState(ctx, placed, before, { isSubmitted });
  for (const [blockId, actions] of Object.entries(entered)) {
    for (const [actionId, raw] of Object.entries(actions)) {
      const found = findElement(placed, { blockId, actionId });
      if (!found) return refuse("element_not_found", `there is no ${actionId} in ${blockId}`);
      const held = before[blockId]?.[actionId];
      const read = await readAction(ctx, found, raw, [...heldOptions(held), ...offered(found)]);
      if (!read.ok) return read;
      if (read.action.value) values = withValue(values, found, read.action.value);
    }
  }
  return succeed({ values });
}
