import { isLongerThan, isShorterThan } from "@platform/protocol/characters.ts";
import { numberFault, type NumberFault, type NumberRules } from "@platform/protocol/numberText.ts";
import type { AnyElement } from "./elements.ts";
import { isUnset } from "./values.ts";

type Check = (raw: string, element: AnyElement) => string | undefined;

const text: Check = (raw, { min_length: least, max_length: most }) => {
  if (typeof least === "number" && isShorterThan(raw, least)) return `Write at least ${least} characters.`;
  if (typeof most === "number" && isLongerThan(raw, most)) return `Write at most ${most} characters.`;
  return undefined;
};

const number: Check = (raw, element) => {
  const fault = numberFault(raw, element);
  return fault && numberTexts[fault](element);
};

const numberTexts: Readonly<Record<NumberFault, (rules: NumberRules) => string>> = {
  not_a_number: () => "Enter a number.",
  not_whole: () => "Enter a whole number.",
  too_small: ({ min_value: min }) => `Enter ${String(min)} or more.`,
  too_large: ({ max_value: max }) => `Enter ${String(max)} or less.`,
};

const checks: Readonly<Record<string, Check>> = {
  plain_text_input: text,
  number_input: number,
  email_text_input: (raw) =>
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(raw) ? undefined : "Enter an email address, as in ada@example.com.",
  url_text_input: (raw) =>
    /^https?:/.test(raw) && URL.canParse(raw) ? undefined : "Enter an address, as in https://example.com.",
};

/** What is wrong with what was entered, in words for whoever entered it. Nothing entered is not wrong by itself. */
export function faultOf(element: AnyElement, raw: unknown): string | undefined {
  if (isUnset(raw)) return undefined;
  return typeof raw === "string" ? checks[element.type]?.(raw, element) : undefined;
}

const missingTexts: Readonly<Record<string, string>> = {
  file_input: "Add a file.",
  datepicker: "Choose a day.",
  timepicker: "Choose a time.",
  datetimepicker: "Choose a day and a time.",
};

const chosen = /select$|^radio_buttons$|^checkboxes$/;

/** What to say where something must be answered and is not. */
export function missingText({ type }: AnyElement): string {
  if (chosen.test(type))
    return type.startsWith("multi_") || type === "checkboxes" ? "Choose at least one." : "Choose one.";
  return missingTexts[type] ?? "Fill this in.";
}
