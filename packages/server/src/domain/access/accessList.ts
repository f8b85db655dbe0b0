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

/** The only door to a list: whoever made it, and those who were given it. */
export async function accessList(ctx: ReadContext, id: string): Promise<Outcome<SeenList, "list_not_found">> {
  const list = isIdShaped(id) ? await selectListFor(ctx.db, id, ctx.caller.userId) : undefined;
  if (!list || list.team_id !== ctx.caller.teamId) return refuse("list_not_found");
  return succeed({ list, level: list.level });
}

/** For those who say who else may. */
export async function accessOwnList(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<SeenList, "list_not_found" | "restricted_action">> {
  const seen = await accessList(ctx, id);
  return seen.ok && seen.level !== "owner" ? refuse("restricted_action") : seen;
}
