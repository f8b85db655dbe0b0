import { selectLiveGrantsOfUser } from "../../storage/queries/grants.ts";
import { selectActiveMemberships } from "../../storage/queries/memberships.ts";
import { deleteRolesOf } from "../../storage/queries/roleAssignments.ts";
import { updateSessionsRevoked } from "../../storage/queries/sessions.ts";
import { updateUser } from "../../storage/queries/users.ts";
import type { UserRow } from "../../storage/tables/memberships.ts";
import type { WriteContext } from "../context.ts";
import { endAccess } from "../events/endAccess.ts";
import { endGrant } from "../tokens/revokeToken.ts";
import { revokeLinks } from "./changeRole.ts";
import { discountMemberships } from "./countMemberships.ts";
import { emitUserEvents } from "./emitUserEvents.ts";

/** Ends what a membership gave, and nothing that another workspace gave. Sessions end with the last membership. */
export async function endMembership(ctx: WriteContext, user: UserRow): Promise<void> {
  const change = { deactivated_ms: ctx.nowMs, updated_ms: ctx.nowMs };
  await updateUser(ctx.db, user, change);
  await discountMemberships(ctx, user);
  await emitUserEvents(ctx, { ...user, ...change });
  const others = await selectActiveMemberships(ctx.db, user.id);
  if (others.length === 0) {
    await updateSessionsRevoked(ctx.db, user.id, ctx.nowMs);
    // A person who returns later is an ordinary user of the org.
    await deleteRolesOf(ctx.db, user.id);
    if (user.org_role !== null) await updateUser(ctx.db, user, { org_role: null });
  } else {
    await deleteRolesOf(ctx.db, user.id, user.team_id);
  }
  await revokeLinks(ctx, user);
  // Ended permanently: they must not become valid again when the person returns.
  for (const grant of await selectLiveGrantsOfUser(ctx.db, user.team_id, user.id)) await endGrant(ctx, grant);
  await endAccess(ctx, { teamId: user.team_id, userId: user.id });
}
