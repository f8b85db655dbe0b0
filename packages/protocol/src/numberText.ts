import { isLongerThan } from "./characters.ts";
import { limits } from "./limits.ts";

/**
 * The one grammar of numbers that travel as text, as in a `number_input`: an optional sign, and decimal digits with at
 * most one point. No exponent, no thousands separators, no spaces. It is also a pattern of JSON Schema.
 */
export const numberPattern = "^[+\\-]?(\\d+\\.?\\d*|\\.\\d+)$";

const grammar = new RegExp(numberPattern, "u");

/** An element with the fields of a `number_input`: `is_decimal_allowed`, `min_value`, `max_value`. */
export type NumberRules = Readonly<Record<string, unknown>>;

export type NumberFault = "not_a_number" | "not_whole" | "too_small" | "too_large";

export function isNumberText(text: string): boolean {
  return !isLongerThan(text, limits.text_input_chars_max) && grammar.test(text);
}

/** What is wrong with a number that is entered where these rules hold; nothing when it can be taken. */
export function numberFault(text: string, rules: NumberRules): NumberFault | undefined {
  const { is_decimal_allowed: takesDecimals, min_value: min, max_value: max } = rules;
  if (!isNumberText(text)) return "not_a_number";
  if (text.includes(".") && takesDecimals !== true) return "not_whole";
  if (typeof min === "string" && compareNumberTexts(text, min) < 0) return "too_small";
  return typeof max === "string" && compareNumberTexts(text, max) > 0 ? "too_large" : undefined;
}

/** Compares digit by digit: floating point would take two long numbers that differ in their last digit for equal. */
export function compareNumberTexts(one: string, other: string): number {
  const [a, b] = [digitsOf(one), digitsOf(other)];
  const [wholes, decimals] = [Math.max(a.whole.length, b.whole.length), Math.max(a.decimals.length, b.decimals.length)];
  const scaled = ({ sign, whole, decimals: rest }: Digits) =>
    sign * BigInt(whole.padStart(wholes, "0") + rest.padEnd(decimals, "0"));
  const difference = scaled(a) - scaled(b);
  return difference < 0n ? -1 : Number(difference > 0n);
}

interface Digits {
  readonly sign: bigint;
  readonly whole: string;
  readonly decimals: string;
}

function digitsOf(text: string): Digits {
  const [whole = "", decimals = ""] = text.replace(/^[+-]/, "").split(".");
  return { sign: text.startsWith("-") ? -1n : 1n, whole: whole || "0", decimals };
}

/** A finite number in the grammar, which knows no exponent: JSON writes 1e21 and 1e-7 with one. */
export function printNumber(number: number): string {
  const text = String(number);
  const parts = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (!parts) return text;
  const [, sign = "", whole = "", decimals = "", exponent = "0"] = parts;
  const digits = whole + decimals;
  const point = whole.length + Number(exponent);
  if (point <= 0) return `${sign}0.${"0".repeat(-point)}${digits}`;
  return sign + digits.padEnd(point, "0");
}
