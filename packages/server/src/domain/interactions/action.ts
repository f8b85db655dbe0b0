import { type Outcome, refuse, succeed } from "@platform/protocol";
import { formatOf, type Option } from "@platform/protocol/elementValues/formats.ts";
import {
  pressedFields,
  type StateValue,
  type StateValues,
  submittedValueOf,
  toStateValue,
} from "@platform/protocol/elementValues/stateValue.ts";
import type { ReadContext } from "../context.ts";
import { actionTs } from "./act.ts";
import { checkState, heldOptions } from "./checkState.ts";
import { findElement, type PlacedElement } from "./elements.ts";
import { type ChoiceCode, readChoice } from "./readChoice.ts";
import { withValue } from "./state.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What was done in one element: as it is sent to the app, and the new value of the element. */
export interface Action {
  readonly entry: Fields;
  readonly value: StateValue | undefined;
}

/** Fields that an action repeats, so that an app need not look them up; a finished initial value is one, too. */
const repeatedFields = ["placeholder", "confirm", "min_query_length"];

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
  // An argument that is null counts as absent, so a person who clears an element submits no value.
  const chosen = await readChoice(ctx, element, raw ?? null, offered);
  if (!chosen.ok) return chosen;
  // There is a definition, or the choice would have been refused.
  const definition = submittedValueOf(type);
  if (!definition) return refuse("invalid_choice");
  const names = [...repeatedFields, ...initialField(definition)].filter((name) => name in element);
  const repeated = Object.fromEntries(names.map((name) => [name, element[name]]));
  const entry = { ...head, [definition.key]: chosen.value, ...repeated, action_ts };
  const value = definition.interaction === "input" ? toStateValue(type, chosen.value) : undefined;
  return succeed({ action: { entry, value } });
}

/** An app gets the text that a person typed, but not the text that was there before. */
function initialField(definition: NonNullable<ReturnType<typeof submittedValueOf>>): string[] {
  if (definition.interaction !== "input" || formatOf(definition.format).isDraft) return [];
  return definition.initial === null ? [] : [definition.initial];
}

/** What a person enters in several elements at once, by block and action. */
export type Entered = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What a person enters on top of the current values of a surface. */
export interface Entry {
  /** From earlier, or as the app gave it; checked here once more. */
  readonly before: StateValues;
  readonly entered: Entered;
  readonly offered?: (place: PlacedElement) => readonly Option[];
  readonly isSubmitted?: boolean;
}

/** The values of all elements after this input. A menu with options from the app keeps its chosen options. */
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
