import { type Outcome, refuse, succeed } from "@platform/protocol";
import { columnTypes, type Column } from "@platform/protocol/lists/columns.ts";
import type { MethodResult } from "@platform/protocol/contract/methods.ts";
import { richTextOfMarkdown } from "@platform/protocol/richtext/markdown/richTextOfMarkdown.ts";

type Item = MethodResult<"slackLists.items.list">["items"][number];
type Field = Item["fields"][number];

export type Cell = Readonly<Record<string, unknown>> & { readonly column_id: string };

/** Cells for `slackLists.items`, from values by the names of columns. A choice is given by its label or its value. */
export function cellsOf(
  columns: readonly Column[],
  values: Readonly<Record<string, unknown>>,
): Outcome<{ cells: Cell[] }, "column_names_not_found" | "data_not_matching_schema"> {
  const cells: Cell[] = [];
  const unknown: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    const column = findColumn(columns, name);
    if (!column) {
      unknown.push(name);
      continue;
    }
    const content = contentOf(column, value);
    if (content === undefined) return refuse("data_not_matching_schema", `${name} is a column of type ${column.type}`);
    cells.push({ column_id: column.id, [columnTypes[column.type]]: content });
  }
  if (unknown.length > 0) return refuse("column_names_not_found", `no column is called ${unknown.join(", ")}`);
  return succeed({ cells });
}

function findColumn(columns: readonly Column[], name: string): Column | undefined {
  const folded = name.trim().toLowerCase();
  return (
    columns.find((column) => column.name.toLowerCase() === folded) ??
    columns.find((column) => column.key === name || column.id === name)
  );
}

/** Nothing where the value cannot be one of the column's. The method checks the rest. */
function contentOf(column: Column, value: unknown): unknown {
  if (value === null || value === "") return columnTypes[column.type] === "checkbox" ? false : [];
  const several = Array.isArray(value) ? (value as unknown[]) : [value];
  switch (columnTypes[column.type]) {
    case "rich_text":
      return typeof value === "string" ? [richTextOfMarkdown(value)] : undefined;
    case "checkbox":
      return typeof value === "boolean" ? value : undefined;
    case "number":
    case "rating":
    case "timestamp":
      return numbersOf(several);
    case "select":
      return choicesOf(column, several);
    case "link":
      return several.map((url) => (typeof url === "string" ? { original_url: url } : url));
    case "reference":
      return several.map((id) => (typeof id === "string" ? { file: { file_id: id } } : id));
    default:
      return several.every((one) => typeof one === "string") ? several : undefined;
  }
}

function numbersOf(values: readonly unknown[]): number[] | undefined {
  const numbers = values.map((value) => (typeof value === "string" ? Number(value) : value));
  return numbers.every((value): value is number => Number.isFinite(value)) ? numbers : undefined;
}

function choicesOf({ options }: Column, values: readonly unknown[]): string[] | undefined {
  const chosen = values.map((value) => {
    const choices = options?.choices ?? [];
    return (choices.find(({ label }) => label === value) ?? choices.find((choice) => choice.value === value))?.value;
  });
  return chosen.every((value) => value !== undefined) ? chosen : undefined;
}

/** A cell as people read it. */
export function cellText({ options }: Column, field: Field | undefined): string {
  if (!field) return "";
  if (field.text !== undefined) return field.text;
  if (field.select) return field.select.map((value) => labelOf(options?.choices ?? [], value)).join(", ");
  const several =
    field.user ?? field.channel ?? field.attachment ?? field.vote ?? field.email ?? field.phone ?? field.date;
  return several ? several.join(", ") : String(field.value);
}

function labelOf(choices: readonly { readonly value: string; readonly label: string }[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
