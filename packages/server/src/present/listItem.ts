import { type Static, Type } from "typebox";
import type { ListItemRow } from "../domain/access/accessListItem.ts";
import { type CellValue, cellsOf, textOfCell } from "@platform/protocol/lists/cells.ts";
import { type Column, columnTypes } from "@platform/protocol/lists/columns.ts";
import { seconds } from "./timestamp.ts";

const texts = Type.Optional(Type.Array(Type.String()));
const numbers = Type.Optional(Type.Array(Type.Number()));
const objects = Type.Optional(Type.Array(Type.Record(Type.String(), Type.Unknown())));

/** A cell that is not empty: its value under the key of the column's type, and as one plain value. */
const fieldSchema = Type.Object({
  key: Type.String({ description: "The key of the column." }),
  column_id: Type.String(),
  value: Type.Union([Type.String(), Type.Number(), Type.Boolean()], {
    description: "The first value. For rich text, the blocks as JSON; for votes, their number.",
  }),
  text: Type.Optional(Type.String({ description: "Rich text as messages write it." })),
  rich_text: objects,
  number: numbers,
  select: texts,
  date: texts,
  user: texts,
  channel: texts,
  attachment: texts,
  checkbox: Type.Optional(Type.Boolean()),
  email: texts,
  phone: texts,
  link: objects,
  message: objects,
  rating: numbers,
  vote: texts,
  timestamp: numbers,
  reference: objects,
});

export const listItemSchema = Type.Object(
  {
    id: Type.String(),
    list_id: Type.String(),
    channel_id: Type.String({ description: "Where people talk about it." }),
    date_created: Type.Integer(),
    created_by: Type.String(),
    updated_by: Type.String(),
    updated_timestamp: Type.String(),
    parent_record_id: Type.Optional(Type.String({ description: "The item that this one is a subtask of." })),
    archived: Type.Optional(Type.Boolean()),
    is_subscribed: Type.Optional(Type.Boolean({ description: "Whether the caller is notified of comments." })),
    fields: Type.Array(fieldSchema),
  },
  { title: "ListItem" },
);

type Field = Static<typeof fieldSchema>;

/** An item; `columns` are those that it has. Empty cells are left out. */
export function presentListItem(item: ListItemRow, columns: readonly Column[]): Static<typeof listItemSchema> {
  const cells = cellsOf(item);
  const fields = columns.flatMap((column) => {
    const value = computed(item, column) ?? cells[column.id];
    return value === undefined ? [] : [presentField(column, value)];
  });
  return {
    id: item.id,
    list_id: item.list_id,
    channel_id: item.channel_id,
    date_created: seconds(item.created_ms),
    created_by: item.creator_id,
    updated_by: item.updater_id,
    updated_timestamp: String(seconds(item.updated_ms)),
    ...(item.parent_id === null ? {} : { parent_record_id: item.parent_id }),
    ...(item.archived_ms === null ? {} : { archived: true }),
    fields,
  };
}

/** The values of columns that the server fills. */
function computed(item: ListItemRow, { type }: Column): CellValue | undefined {
  if (type === "created_by") return [item.creator_id];
  if (type === "last_edited_by") return [item.updater_id];
  if (type === "created_time") return [seconds(item.created_ms)];
  if (type === "last_edited_time") return [seconds(item.updated_ms)];
  return undefined;
}

function presentField(column: Column, value: CellValue): Field {
  const key = columnTypes[column.type];
  const field = { key: column.key, value: plainOf(key, value), [key]: value, column_id: column.id };
  if (key === "rich_text") return { ...field, text: textOfCell(value) };
  // A date without a time of day.
  return key === "date" ? { ...field, timestamp: [-1] } : field;
}

function plainOf(key: string, value: CellValue): Field["value"] {
  if (typeof value === "boolean") return value;
  if (key === "rich_text" || key === "reference") return JSON.stringify(value);
  if (key === "vote") return value.length;
  const [first] = value;
  if (key === "link") return (first as { readonly original_url: string }).original_url;
  if (key === "message") return (first as { readonly value: string }).value;
  return first as string | number;
}
