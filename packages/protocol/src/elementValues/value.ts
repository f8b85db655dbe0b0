import type { ValueFormat } from "./formats.ts";

/**
 * How people use an element, and what its app gets from that. Each element states it as `value` in its definition.
 * The definitions import schemas, which neither browsers nor a starting server should load, so `npm run gen` copies
 * these values to `table.ts`. They are plain data for that reason.
 */
export type ElementValue<Field extends string = string> =
  | InputValue<Field>
  | ChoiceValue
  | PressValue<Field>
  | { readonly interaction: "none" };

/** An element that holds a value, which `state.values` contains. */
export type InputValue<Field extends string = string> = SingleValue<Field> | ListValue<Field>;

interface HeldValue<Field extends string> {
  readonly interaction: "input";
  /** What a value looks like. It selects the parser (`formats.ts`) and the check that needs the database. */
  readonly format: ValueFormat;
  /** The name of the value in `state.values` and in the action. */
  readonly key: string;
  /** The field of the element that holds the initial value; null if the element has none. */
  readonly initial: (Field & `initial_${string}`) | null;
}

export interface SingleValue<Field extends string = string> extends HeldValue<Field> {
  /** The value while nothing is entered. "absent" means that `state.values` then has no such key. */
  readonly empty: null | "absent";
}

export interface ListValue<Field extends string = string> extends HeldValue<Field> {
  readonly empty: readonly [];
  /** At most this many items can be chosen. */
  readonly max: number;
  /** The field of the element with which an app lowers `max`; null if the element has none. */
  readonly maxField: Field | null;
}

/** An element that offers options and remembers none: the action alone carries the choice. */
export interface ChoiceValue {
  readonly interaction: "choice";
  readonly format: ValueFormat;
  readonly key: string;
}

/** An element that is pressed. */
export interface PressValue<Field extends string = string> {
  readonly interaction: "press";
  /** The fields that the action repeats: of the element, or of the side that was pressed. */
  readonly fields: readonly string[];
  /** The fields of the element that hold its buttons, if it has several; the submitted value names one of them. */
  readonly sides?: readonly Field[];
  /** Whether a press starts a workflow instead of sending an action to the app. */
  readonly runsWorkflow?: true;
}
