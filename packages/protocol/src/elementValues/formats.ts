import { isLongerThan, isShorterThan } from "../characters.ts";
import { limits } from "../limits.ts";
import { numberFault, type NumberFault } from "../numberText.ts";
import { isCalendarDate, isDateTime, isTimeOfDay } from "./dates.ts";

type Fields = Readonly<Record<string, unknown>>;

/** An option as apps send it. */
export interface Option {
  readonly value: string;
  readonly [field: string]: unknown;
}

export type FaultCode =
  | NumberFault
  | "wrong_type"
  | "not_offered"
  | "duplicate"
  | "too_many"
  | "too_short"
  | "too_long"
  | "not_an_email"
  | "not_a_url"
  | "not_a_date"
  | "not_a_time"
  | "not_a_date_time";

/** Why a submitted value is refused, with the bound that it violates. */
export interface ValueFault {
  readonly code: FaultCode;
  readonly bound?: number | string | undefined;
}

export type Parsed =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: ValueFault };

/** What a parser may compare a submitted value with. */
export interface ParseContext {
  readonly element: Fields;
  /** The options that are chosen initially. */
  readonly initial: readonly Option[];
  /** What the app has offered, in a menu whose options the app loads. */
  readonly offered: readonly Option[];
}

interface Format {
  /** Parses one submitted value, or one item of a list. It never throws, whatever `raw` is. */
  readonly parse: (raw: unknown, context: ParseContext) => Parsed;
  /** The field of a held object that clients submit; other values are submitted as they are held. */
  readonly submits?: "value" | "id";
  /** Text that a person may not have finished. It is not validated before the person submits it. */
  readonly isDraft?: true;
  /** Whether the server has to check more than the parser can: see `domain/interactions/readChoice.ts`. */
  readonly isVerified?: true;
}

const accept = (value: unknown): Parsed => ({ ok: true, value });
const refuse = (code: FaultCode, bound?: number | string): Parsed => ({ ok: false, fault: { code, bound } });

/** The options that stand in an element. */
export function optionsOf(element: Fields): Option[] {
  const groups = (element["option_groups"] ?? []) as { options: Option[] }[];
  return [...((element["options"] ?? []) as Option[]), ...groups.flatMap((group) => group.options)];
}

function find(raw: unknown, options: readonly Option[]): Parsed {
  const found = options.find(({ value }) => value === raw);
  return found ? accept(found) : refuse("not_offered");
}

const id: Format["parse"] = (raw) => (typeof raw === "string" ? accept(raw) : refuse("wrong_type"));

/** Checks the length before any pattern: a pattern can backtrack over all of a long text that does not match. */
function text(faultOf: (raw: string, element: Fields) => ValueFault | undefined): Format["parse"] {
  return (raw, { element }) => {
    if (typeof raw !== "string") return refuse("wrong_type");
    if (isLongerThan(raw, limits.text_input_chars_max)) return refuse("too_long", limits.text_input_chars_max);
    const fault = faultOf(raw, element);
    return fault ? { ok: false, fault } : accept(raw);
  };
}

function length(raw: string, { min_length: min, max_length: max }: Fields): ValueFault | undefined {
  if (typeof min === "number" && isShorterThan(raw, min)) return { code: "too_short", bound: min };
  return typeof max === "number" && isLongerThan(raw, max) ? { code: "too_long", bound: max } : undefined;
}

function number(raw: string, element: Fields): ValueFault | undefined {
  const code = numberFault(raw, element);
  const { min_value: min, max_value: max } = element;
  return code && { code, bound: String(code === "too_small" ? min : max) };
}

const unless = (isGood: (raw: string) => boolean, code: FaultCode) =>
  text((raw) => (isGood(raw) ? undefined : { code }));

const dateTime: Format["parse"] = (raw) => (isDateTime(raw) ? accept(raw) : refuse("not_a_date_time"));

function richText(raw: unknown): Parsed {
  const { type, elements } = (raw ?? {}) as Fields;
  return type === "rich_text" && Array.isArray(elements) ? accept(raw) : refuse("wrong_type");
}

/** Every format of a value, once. The server adds the checks of formats that are `isVerified`. */
export const formats = {
  option: { parse: (raw, { element }) => find(raw, optionsOf(element)), submits: "value" },
  loaded_option: { parse: (raw, { offered, initial }) => find(raw, [...offered, ...initial]), submits: "value" },
  user: { parse: id, isVerified: true },
  channel: { parse: id, isVerified: true },
  conversation: { parse: id, isVerified: true },
  file: { parse: id, submits: "id", isVerified: true },
  date: { parse: unless(isCalendarDate, "not_a_date") },
  time: { parse: unless(isTimeOfDay, "not_a_time") },
  date_time: { parse: dateTime },
  text: { parse: text(length), isDraft: true },
  email: { parse: unless((raw) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(raw), "not_an_email"), isDraft: true },
  url: { parse: unless((raw) => /^https?:/.test(raw) && URL.canParse(raw), "not_a_url"), isDraft: true },
  number: { parse: text(number), isDraft: true },
  rich_text: { parse: richText, isDraft: true, isVerified: true },
} as const satisfies Readonly<Record<string, Format>>;

export type ValueFormat = keyof typeof formats;

/** The formats for which the server has a check of its own. */
export type VerifiedFormat = {
  [Name in ValueFormat]: (typeof formats)[Name] extends { readonly isVerified: true } ? Name : never;
}[ValueFormat];

export function formatOf(name: ValueFormat): Format {
  return formats[name];
}
