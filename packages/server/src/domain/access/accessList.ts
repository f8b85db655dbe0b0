import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectChannelLevels, selectOwnLevel } from "../../storage/queries/listAccess.ts";
import { type ListRow, lockList, selectList } from "../../storage/queries/lists.ts";
import type { ListLevel } from "../../storage/tables/listAccess.ts";
import type { ReadContext, WriteContext } from "../context.ts";

export type { ListRow } from "../../storage/queries/lists.ts";
export type { ListLevel } from "../../storage/tables/listAccess.ts";

export interface SeenList {
  readonly list: ListRow;
  readonly level: ListLevel;
}

const ranks: readonly ListLevel[] = ["read", "write", "owner"];

/** The only access check for a list: people it was given to, and members of channels it was given to. */
export async function accessList(ctx: ReadContext, id: string): Promise<Outcome<SeenList, "list_not_found">> {
  const list = isIdShaped(id) ? await selectList(ctx.db, id) : undefined;
  if (!list || list.team_id !== ctx.caller.teamId) return refuse("list_not_found");
  const level = await levelIn(ctx, id);
  return level === undefined ? refuse("list_not_found") : succeed({ list, level });
}

/** The highest of what the caller was given directly and through channels. */
async function levelIn({ db, caller }: ReadContext, id: string): Promise<ListLevel | undefined> {
  const own = await selectOwnLevel(db, id, caller.userId);
  if (own === "owner") return own;
  const levels = [...(own === undefined ? [] : [own]), ...(await selectChannelLevels(db, id, caller.userId))];
  return ranks.findLast((rank) => levels.includes(rank));
}

/** For changes: no other caller changes the list until the commit, and it is read after the lock. */
export async function accessListToChange(
  ctx: WriteContext,
  id: string,
): Promise<Outcome<SeenList, "list_not_found" | "permission_denied">> {
  const seen = await accessList(ctx, id);
  if (!seen.ok) return seen;
  if (seen.level === "read") return refuse("permission_denied");
  await lockList(ctx.db, id);
  const locked = await accessList(ctx, id);
  return locked.ok && locked.level === "read" ? refuse("permission_denied") : locked;
}
