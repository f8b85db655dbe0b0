import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectListFor } from "../../storage/queries/lists.ts";
import type { FileRow } from "../../storage/tables/files.ts";
import type { ListLevel } from "../../storage/tables/listAccess.ts";
import type { ReadContext } from "../context.ts";

export type { ListLevel } from "../../storage/tables/listAccess.ts";

export interface SeenList {
  readonly list: FileRow;
  readonly level: ListLevel;
}

/** The only access check for a list: its creator, and the people it was shared with. */
export async function accessList(ctx: ReadContext, id: string): Promise<Outcome<SeenList, "list_not_found">> {
  const list = isIdShaped(id) ? await selectListFor(ctx.db, id, ctx.caller.userId) : undefined;
  if (!list || list.team_id !== ctx.caller.teamId) return refuse("list_not_found");
  return succeed({ list, level: list.level });
}

/** For callers who may share the list. */
export async function accessOwnList(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<SeenList, "list_not_found" | "restricted_action">> {
  const seen = await accessList(ctx, id);
  return seen.ok && seen.level !== "owner" ? refuse("restricted_action") : seen;
}
