import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectListItem } from "../../storage/queries/listItems.ts";
import type { ListItemRow } from "../../storage/tables/listItems.ts";
import type { ReadContext } from "../context.ts";

export type { ListItemRow } from "../../storage/tables/listItems.ts";

/** An item of a list that the caller can access. */
export async function accessListItem(
  ctx: ReadContext,
  listId: string,
  id: string,
): Promise<Outcome<{ item: ListItemRow }, "record_not_found" | "record_deleted">> {
  const item = isIdShaped(id) ? await selectListItem(ctx.db, listId, id) : undefined;
  if (!item) return refuse("record_not_found");
  return item.deleted_ms === null ? succeed({ item }) : refuse("record_deleted");
}
