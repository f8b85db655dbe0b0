import { isLongerThan, isShorterThan } from "@platform/protocol/characters.ts";
import { numberFault, type NumberFault, type NumberRules } from "@platform/protocol/numberText.ts";
import type { AnyElement } from "./elements.ts";
import { isUnset } from "./values.ts";
import { surfaceText } from "../strings/surface.ts";

type Check = (raw: string, element: AnyElement) => string | undefined;

const text: Check = (raw, { min_length: least, max_length: most }) => {
  if (typeof least === "number" && isShorterThan(raw, least)) return surfaceText.minLength(least);
  if (typeof most === "number" && isLongerThan(raw, most)) return surfaceText.maxLength(most);
  return undefined;
};

const number: Check = (raw, element) => {
  const fault = numberFault(raw, element);
  return fault && numberTexts[fault](element);
};

const numberTexts: Readonly<Record<NumberFault, (rules: NumberRules) => string>> = {
  not_a_number: () => surfaceText.enterANumber,
  not_whole: () => surfaceText.enterAWholeNumber,
  too_small: ({ min_value: min }) => surfaceText.atLeast(String(min)),
  too_large: ({ max_value: max }) => surfaceText.atMost(String(max)),
};

const checks: Readonly<Record<string, Check>> = {
  plain_text_input: text,
  number_input: number,
  email_text_input: (raw) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(raw) ? undefined : surfaceText.invalidEmail),
  url_text_input: (raw) => (/^https?:/.test(raw) && URL.canParse(raw) ? undefined : surfaceText.invalidUrl),
};

/** What is wrong with what was entered, in words for whoever entered it. Nothing entered is not wrong by itself. */
export function faultOf(element: AnyElement, raw: unknown): string | undefined {
  if (isUnset(raw)) return undefined;
  return typeof raw === "string" ? checks[element.type]?.(raw, element) : undefined;
}

const missingTexts: Readonly<Record<string, string>> = {
  file_input: surfaceText.addAFile,
  datepicker: surfaceText.chooseDate,
  timepicker: surfaceText.chooseATime,
  datetimepicker: surfaceText.chooseDateAndTime,
};

const chosen = /select$|^radio_buttons$|^checkboxes$/;

/** What to say where something must be answered and is not. */
export function missingText({ type }: AnyElement): string {
  if (chosen.test(type))
    return type.startsWith("multi_") || type === "checkboxes" ? surfaceText.chooseAtLeastOne : surfaceText.chooseOne;
  return missingTexts[type] ?? surfaceText.required;
}
