import { type Static, Type } from "typebox";
import type { ListItemRow } from "../domain/lists/createItem.ts";
import { seconds } from "./timestamp.ts";

export const listItemSchema = Type.Object(
  {
    id: Type.String(),
    list_id: Type.String(),
    channel_id: Type.String({ description: "Where people talk about it." }),
    date_created: Type.Integer(),
    created_by: Type.String(),
    updated_by: Type.String(),
    updated_timestamp: Type.String(),
    fields: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  },
  { title: "ListItem" },
);

export function presentListItem(item: ListItemRow): Static<typeof listItemSchema> {
  return {
    id: item.id,
    list_id: item.list_id,
    channel_id: item.channel_id,
    date_created: seconds(item.created_ms),
    created_by: item.creator_id,
    updated_by: item.creator_id,
    updated_timestamp: String(seconds(item.updated_ms)),
    fields: JSON.parse(item.fields) as Record<string, unknown>[],
  };
}
