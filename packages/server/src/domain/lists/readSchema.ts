import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import {
  type Choice,
  type Column,
  type ColumnOptions,
  type ColumnType,
  columnTypes,
} from "@platform/protocol/lists/columns.ts";

export type SchemaCode = "invalid_schema" | "invalid_column_type" | "invalid_primary_column" | "over_column_maximum";
export type NewColumn = Omit<Column, "id">;

const reservedTypes: readonly string[] = ["todo_completed", "todo_assignee", "todo_due_date"];
const dateFormats = ["default", "DD/MM/YYYY", "MM/DD/YYYY", "YYYY/MM/DD", "MMMM DD, YYYY", "DD MMMM YYYY"];
const formats: Partial<Record<ColumnType, readonly string[]>> = {
  select: ["single_select", "multi_select"],
  multi_select: ["multi_select"],
  user: ["single_entity", "multi_entity"],
  assignee: ["single_entity", "multi_entity"],
  channel: ["single_entity", "multi_entity"],
};
export const choiceColors = [
  "indigo",
  "blue",
  "cyan",
  "pink",
  "yellow",
  "green",
  "gray",
  "red",
  "purple",
  "orange",
  "brown",
];

/** The columns that a caller describes, checked: one of them is the primary one. */
export function readSchema(given: readonly unknown[]): Outcome<{ columns: readonly NewColumn[] }, SchemaCode> {
  if (given.length > limits.list_columns_max) return refuse("over_column_maximum");
  const columns: NewColumn[] = [];
  for (const [at, described] of given.entries()) {
    const read = readColumn(described, at);
    if (!read.ok) return read;
    columns.push(read.column);
  }
  const keys = new Set(columns.map(({ key }) => key));
  if (keys.size < columns.length) return refuse("invalid_schema", "two columns have the same key");
  const primary = columns.filter(({ is_primary_column: isPrimary }) => isPrimary);
  if (primary.length !== 1 || primary[0]?.type !== "text") return refuse("invalid_primary_column");
  return succeed({ columns });
}

function readColumn(given: unknown, at: number): Outcome<{ column: NewColumn }, SchemaCode> {
  const fail = (what: string) => refuse("invalid_schema", `${what} [json-pointer:/schema/${at}]`);
  if (!isObject(given)) return fail("must be an object");
  const { key, name, type, is_primary_column: isPrimary = false, options } = given;
  if (!isName(key)) return fail("must have a key");
  if (!isName(name)) return fail("must have a name");
  if (typeof isPrimary !== "boolean") return fail("is_primary_column must be a boolean");
  if (!isColumnType(type)) return refuse("invalid_column_type", `unknown type [json-pointer:/schema/${at}/type]`);
  if (options === undefined) {
    if (columnTypes[type] === "select") return fail("must have options with choices");
    return succeed({ column: { key, name, type, is_primary_column: isPrimary } });
  }
  const read = readOptions(type, options);
  if (typeof read === "string") return fail(read);
  return succeed({ column: { key, name, type, is_primary_column: isPrimary, options: read } });
}

/** The options that the type has; others are left out. A text says what is wrong. */
function readOptions(type: ColumnType, given: unknown): ColumnOptions | string {
  if (!isObject(given)) return "options must be an object";
  const key = columnTypes[type];
  const read: Record<string, unknown> = {};
  const take = (name: keyof ColumnOptions, isRight: (value: unknown) => boolean): void => {
    if (given[name] !== undefined) read[name] = isRight(given[name]) ? given[name] : wrong;
  };
  const offered = formats[type];
  if (offered) take("format", (value) => offered.includes(value as string));
  if (type === "number") take("precision", (value) => isWhole(value, 0, limits.list_precision_max));
  if (key === "date") take("date_format", (value) => dateFormats.includes(value as string));
  if (type === "rating" || type === "vote") take("emoji", isName);
  if (type === "rating") take("emoji_team_id", isName);
  if (type === "rating") take("max", (value) => isWhole(value, 1, limits.list_rating_max));
  if (key === "user") take("notify_users", isBoolean);
  take("show_member_name", isBoolean);
  if (key === "select") read["choices"] = readChoices(given["choices"]) ?? wrong;
  const typed = given["default_value_typed"];
  if (typed !== undefined) read["default_value_typed"] = readDefault(key, typed, read["choices"]) ?? wrong;
  const bad = Object.keys(read).find((name) => read[name] === wrong);
  return bad === undefined ? { show_member_name: true, ...read } : `invalid option: ${bad}`;
}

const wrong = Symbol("wrong");

function readChoices(given: unknown): readonly Choice[] | undefined {
  if (!Array.isArray(given) || given.length === 0 || given.length > limits.list_choices_max) return undefined;
  const choices: Choice[] = [];
  for (const choice of given as readonly unknown[]) {
    if (!isObject(choice)) return undefined;
    const { value, label, color } = choice;
    if (!isName(value) || !isName(label) || choices.some((known) => known.value === value)) return undefined;
    if (color !== undefined && !choiceColors.includes(color as string)) return undefined;
    choices.push({ value, label, ...(color === undefined ? {} : { color: color as string }) });
  }
  return choices;
}

/** Defaults are checked like cells when an item gets them, except for choices, which are known here. */
function readDefault(key: string, given: unknown, choices: unknown): object | undefined {
  if (key !== "user" && key !== "channel" && key !== "select") return undefined;
  const values = isObject(given) ? given[key] : undefined;
  if (!Array.isArray(values) || values.length > limits.list_cell_values_max || !values.every(isName)) return undefined;
  const offered = Array.isArray(choices) ? (choices as readonly Choice[]).map(({ value }) => value) : values;
  return values.every((value) => offered.includes(value)) ? { [key]: values } : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value !== "" && !isLongerThan(value, limits.list_column_name_chars_max);
}

function isBoolean(value: unknown): boolean {
  return typeof value === "boolean";
}

function isWhole(value: unknown, min: number, max: number): boolean {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}

function isColumnType(type: unknown): type is ColumnType {
  return typeof type === "string" && Object.hasOwn(columnTypes, type) && !reservedTypes.includes(type);
}
