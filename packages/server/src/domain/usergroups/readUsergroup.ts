import { type Outcome, succeed } from "@platform/protocol";
import { selectGroupMembers } from "../../storage/queries/usergroups.ts";
import { accessUsergroup } from "../access/accessUsergroup.ts";
import type { ReadContext } from "../context.ts";
import type { ListedUsergroup } from "./listUsergroups.ts";

/** One group with its members. */
export async function readUsergroup(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<{ listed: ListedUsergroup }, "no_such_subteam">> {
  const found = await accessUsergroup(ctx, id);
  if (!found.ok) return found;
  const { group } = found;
  const members = await selectGroupMembers(ctx.db, [group.id]);
  return succeed({ listed: { group, userIds: members.get(group.id) ?? [] } });
}
