import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectUsergroup } from "../../storage/queries/usergroups.ts";
import type { UsergroupRow } from "../../storage/tables/usergroups.ts";
import type { ReadContext } from "../context.ts";

export type { UsergroupRow } from "../../storage/tables/usergroups.ts";

/** The only door to a group of people: those of the caller's own workspace. */
export async function accessUsergroup(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<{ group: UsergroupRow }, "no_such_subteam">> {
  const group = isIdShaped(id) ? await selectUsergroup(ctx.db, id) : undefined;
  if (!group || group.team_id !== ctx.caller.teamId) return refuse("no_such_subteam");
  return succeed({ group });
}
