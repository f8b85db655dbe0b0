import {
  type FaultCode,
  formatOf,
  type ValueFault,
  type ValueFormat,
} from "@platform/protocol/elementValues/formats.ts";
import { inputValueOf, isEmptyValue, isList, parseValue } from "@platform/protocol/elementValues/stateValue.ts";
import { surfaceText } from "../strings/surface.ts";
import type { AnyElement } from "./elements.ts";

const faultTexts: Readonly<Record<FaultCode, (bound: ValueFault["bound"]) => string>> = {
  wrong_type: () => surfaceText.optionGone,
  not_offered: () => surfaceText.optionGone,
  duplicate: () => surfaceText.optionGone,
  too_many: (max) => surfaceText.chooseAtMost(String(max)),
  too_short: (min) => surfaceText.minLength(Number(min)),
  too_long: (max) => surfaceText.maxLength(Number(max)),
  not_an_email: () => surfaceText.invalidEmail,
  not_a_url: () => surfaceText.invalidUrl,
  not_a_date: () => surfaceText.chooseDate,
  not_a_time: () => surfaceText.chooseATime,
  not_a_date_time: () => surfaceText.chooseDateAndTime,
  not_a_number: () => surfaceText.enterANumber,
  not_whole: () => surfaceText.enterAWholeNumber,
  too_small: (min) => surfaceText.atLeast(String(min)),
  too_large: (max) => surfaceText.atMost(String(max)),
};

/**
 * The fault of an entered value, in words for the person. Only typed values are parsed here: what can be chosen, the
 * client has offered itself, and the server knows whether it is still valid. An empty value has no fault.
 */
export function faultOf(element: AnyElement, raw: unknown): string | undefined {
  const input = inputValueOf(element.type);
  if (!input || !formatOf(input.format).isDraft || isEmptyValue(raw)) return undefined;
  const parsed = parseValue(element, raw);
  return parsed.ok ? undefined : faultTexts[parsed.fault.code](parsed.fault.bound);
}

const { chooseOne, required: fillIn } = surfaceText;

const missingTexts: Readonly<Record<ValueFormat, string>> = {
  option: chooseOne,
  loaded_option: chooseOne,
  user: chooseOne,
  channel: chooseOne,
  conversation: chooseOne,
  file: surfaceText.addAFile,
  date: surfaceText.chooseDate,
  time: surfaceText.chooseATime,
  date_time: surfaceText.chooseDateAndTime,
  text: fillIn,
  email: fillIn,
  url: fillIn,
  number: fillIn,
  rich_text: fillIn,
};

/** Asks for the value of a required element that is empty. */
export function missingText({ type }: AnyElement): string {
  const input = inputValueOf(type);
  if (!input) return fillIn;
  const text = missingTexts[input.format];
  return isList(input) && text === chooseOne ? surfaceText.chooseAtLeastOne : text;
}
