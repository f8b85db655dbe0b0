import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectActiveMemberships, selectOrgOfUser } from "../../storage/queries/memberships.ts";
import type { UserRow } from "../../storage/tables/memberships.ts";
import { isGuest } from "../caller.ts";
import type { ReadContext } from "../context.ts";

export type OrgUserCode = "not_an_enterprise" | "restricted_action" | "user_not_found" | "invalid_role_for_user";

/** A person of the caller's org who could administer it: active in a workspace, and nowhere a guest. */
export async function accessOrgUser(
  { db, caller }: ReadContext,
  id: string,
): Promise<Outcome<{ user: UserRow }, "user_not_found" | "invalid_role_for_user">> {
  const orgId = isIdShaped(id) ? await selectOrgOfUser(db, id) : undefined;
  const users = orgId !== undefined && orgId === caller.orgId ? await selectActiveMemberships(db, id) : [];
  const [user] = users;
  if (!user || user.bot_id !== null) return refuse("user_not_found");
  return users.some(isGuest) ? refuse("invalid_role_for_user") : succeed({ user });
}
