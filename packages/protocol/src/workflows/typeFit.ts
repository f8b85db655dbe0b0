import { baseTypeName, type CustomTypes, schemaChain } from "./customTypes.ts";
import { type Fields, isFields } from "./parameter.ts";

/** A schema together with the app's types that it may refer to. */
export interface Typed {
  readonly schema: Fields;
  readonly types: CustomTypes;
}

/** Values of these are text or can be printed as text. */
const printable: ReadonlySet<string> = new Set([
  "string",
  "boolean",
  "integer",
  "number",
  "timestamp",
  "date",
  "time",
  "message_ts",
  "channel_id",
  "user_id",
  "usergroup_id",
  "team_id",
  "file_id",
  "canvas_id",
  "canvas_template_id",
  "list_id",
  "salesforce_record_id",
]);

const rich: ReadonlySet<string> = new Set(["rich_text", "expanded_rich_text"]);
const numbers: ReadonlySet<string> = new Set(["integer", "number", "timestamp"]);
const objects: ReadonlySet<string> = new Set([
  "object",
  "interactivity",
  "message_context",
  "user_context",
  "form_input_object",
]);
const comparedDepthMax = 16;
const lists: ReadonlySet<string> = new Set(["array", "blocks"]);

/**
 * Whether a reference to a value of one type can stand where another is wanted. Text stands for anything that text can say,
 * as coercion does, so this refuses only what no run could get past.
 */
export function canStandFor(given: Typed, wanted: Typed, depth = 0): boolean {
  // A list may hold lists of its own type; the value itself is checked when the step runs.
  if (depth > comparedDepthMax) return true;
  const from = baseTypeName(given.schema, given.types);
  const to = baseTypeName(wanted.schema, wanted.types);
  // A type that is not declared is reported where it is named.
  if (from === undefined || to === undefined || from === "credential/oauth2" || to === "credential/oauth2") return true;
  if (from === "array" && to === "array") return haveFittingItems(given, wanted, depth);
  if (from === to) return true;
  if (to === "string" || rich.has(to)) return printable.has(from) || rich.has(from);
  if (to === "array" && printable.has(from) && from !== "string") return fitsItem(given, wanted, depth);
  if (lists.has(to)) return lists.has(from) || from === "string";
  if (to === "interactivity" || to === "user_context") return from === "object";
  if (objects.has(to)) return objects.has(from) || from === "string" || (to === "object" && rich.has(from));
  if (numbers.has(to)) return numbers.has(from) || from === "string";
  return from === "string";
}

function haveFittingItems(given: Typed, wanted: Typed, depth: number): boolean {
  const [from, to] = [itemsOf(given), itemsOf(wanted)];
  return !from || !to || canStandFor(from, to, depth + 1);
}

/** One value where a list is wanted is a list of one, when its type is text of some kind. */
function fitsItem(given: Typed, wanted: Typed, depth: number): boolean {
  const item = itemsOf(wanted);
  const from = baseTypeName(given.schema, given.types) ?? "";
  return item !== undefined && !numbers.has(from) && from !== "boolean" && canStandFor(given, item, depth + 1);
}

/** What a list holds, if that is declared. */
export function itemsOf({ schema, types }: Typed): Typed | undefined {
  const items = schemaChain(schema, types)
    ?.map((one) => one["items"])
    .find(isFields);
  return items && { schema: items, types };
}

/** A type as messages name it: `slack#/types/user_id`, `#/types/order`, `array of string`. */
export function printType({ schema }: Typed): string {
  const { type, items } = schema;
  const inside = type === "array" && isFields(items) ? items["type"] : undefined;
  if (typeof inside === "string") return `array of ${inside}`;
  return typeof type === "string" ? type : "string";
}
