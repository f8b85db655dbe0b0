import type { MethodResult } from "@platform/sdk";

export type Column = NonNullable<MethodResult<"files.info">["file"]["list_metadata"]>["schema"][number];
export type Item = MethodResult<"slackLists.items.list">["items"][number];
type Field = Item["fields"][number];

/** How a cell is edited; `text` shows what it has and is not edited here. */
export type CellKind = "words" | "number" | "choice" | "date" | "tick" | "address" | "text";

const kinds: Readonly<Record<string, CellKind>> = {
  text: "words",
  rich_text: "words",
  number: "number",
  rating: "number",
  select: "choice",
  date: "date",
  due_date: "date",
  todo_due_date: "date",
  checkbox: "tick",
  completed: "tick",
  todo_completed: "tick",
  email: "address",
  phone: "address",
};

export function kindOf({ type, options }: Column): CellKind {
  if (type === "select" && options?.format === "multi_select") return "text";
  return kinds[type] ?? "text";
}

export function fieldOf(item: Pick<Item, "fields">, column: Pick<Column, "id">): Field | undefined {
  return item.fields.find(({ column_id: id }) => id === column.id);
}

/** The cell as one text: what an input holds, and what is read where nothing can be edited. */
export function textOfCell(field: Field | undefined, column: Column): string {
  if (!field) return "";
  if (field.text !== undefined) return field.text;
  if (field.select) {
    const labels = new Map(column.options?.choices?.map(({ value, label }) => [value, label]));
    return field.select.map((value) => labels.get(value) ?? value).join(", ");
  }
  return String(field.value);
}

/** A cell as the methods take it; an empty text empties the cell. */
export function cellOf(column: Column, typed: string | boolean) {
  const place = { column_id: column.id };
  if (typeof typed === "boolean") return { ...place, checkbox: typed };
  const isEmpty = typed.trim() === "";
  switch (kindOf(column)) {
    case "words":
      return { ...place, rich_text: isEmpty ? [] : [richText(typed)] };
    case "choice":
      return { ...place, select: isEmpty ? [] : [typed] };
    case "date":
      return { ...place, date: isEmpty ? [] : [typed] };
    case "number":
      return { ...place, [column.type === "rating" ? "rating" : "number"]: isEmpty ? [] : [Number(typed)] };
    default:
      return { ...place, [column.type]: isEmpty ? [] : [typed.trim()] };
  }
}

function richText(text: string) {
  return { type: "rich_text", elements: [{ type: "rich_text_section", elements: [{ type: "text", text }] }] };
}
