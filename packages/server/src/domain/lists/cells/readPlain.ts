import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { Column } from "@platform/protocol/lists/columns.ts";

export type PlainCode =
  | "invalid_input_type"
  | "invalid_option_id"
  | "invalid_date"
  | "invalid_email"
  | "invalid_phone_number"
  | "invalid_link";

type PlainKey = "number" | "select" | "date" | "email" | "phone" | "link" | "rating" | "timestamp";

/** Returns the value as it is stored, or undefined for a value that is not allowed. */
type Check = (value: unknown, column: Column) => unknown;

const emailShape = /^[^\s@<>]{1,64}@[^\s@<>]{1,255}$/;
const phoneShape = /^\+?[\d\s()./-]{2,40}$/;
const dateShape = /^\d{4}-\d{2}-\d{2}$/;
const ratingDefault = 5;

const checks: Readonly<Record<PlainKey, readonly [check: Check, code: PlainCode]>> = {
  number: [(value) => when(Number.isFinite(value), value), "invalid_input_type"],
  select: [(value, column) => when(isChoice(value, column), value), "invalid_option_id"],
  date: [(value) => when(isDate(value), value), "invalid_date"],
  email: [(value) => when(typeof value === "string" && emailShape.test(value), value), "invalid_email"],
  phone: [(value) => when(typeof value === "string" && isPhone(value), value), "invalid_phone_number"],
  link: [readLink, "invalid_link"],
  rating: [(value, { options }) => when(isWhole(value, options?.max ?? ratingDefault), value), "invalid_input_type"],
  timestamp: [(value) => when(isWhole(value, limits.list_timestamp_max), value), "invalid_input_type"],
};

/** Values that need nothing but their column to be checked. */
export function readPlain(
  column: Column,
  key: PlainKey,
  values: readonly unknown[],
): Outcome<{ values: readonly unknown[] }, PlainCode> {
  const [check, code] = checks[key];
  const read = values.map((value) => check(value, column));
  if (read.includes(undefined)) return refuse(code);
  return new Set(read).size < read.length ? refuse(code, "a value is given twice") : succeed({ values: read });
}

function when(isRight: boolean, value: unknown): unknown {
  return isRight ? value : undefined;
}

function isChoice(value: unknown, { options }: Column): boolean {
  return (options?.choices ?? []).some((choice) => choice.value === value);
}

function isDate(value: unknown): boolean {
  if (typeof value !== "string" || !dateShape.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}

function isPhone(value: string): boolean {
  return phoneShape.test(value) && /\d{2}/.test(value);
}

function isWhole(value: unknown, max: number): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;
}

const linkProtocols = ["http:", "https:", "mailto:"];

function readLink(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  const given = value as Readonly<Record<string, unknown>>;
  const { original_url: url, display_as_url: isUrl, display_name: name = url } = given;
  if (typeof url !== "string" || isLongerThan(url, limits.list_text_chars_max) || !URL.canParse(url)) return undefined;
  if (!linkProtocols.includes(new URL(url).protocol)) return undefined;
  if (typeof name !== "string" || isLongerThan(name, limits.list_text_chars_max)) return undefined;
  if (isUrl !== undefined && typeof isUrl !== "boolean") return undefined;
  return { original_url: url, display_as_url: isUrl ?? given["display_name"] === undefined, display_name: name };
}
