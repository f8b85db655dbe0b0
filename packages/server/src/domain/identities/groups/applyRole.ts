import { deleteMappedRoles, insertMappedRole, selectRoleGivers } from "../../../storage/queries/groupMappings.ts";
import { lockAccount } from "../../../storage/queries/memberships.ts";
import { selectUser } from "../../../storage/queries/users.ts";
import { notePerson } from "../../audit/notePerson.ts";
import type { WriteContext } from "../../context.ts";
import { storeRole } from "../../users/changeRole.ts";

interface MappedRole {
  readonly providerId: string;
  readonly teamId: string;
  readonly userId: string;
  /** Whether the groups at the provider give the role "admin". */
  readonly isWanted: boolean;
}

/**
 * Gives a member the role "admin", or takes it back when no provider gives it any longer. Owners and guests keep theirs, and so
 * does an admin whom a person made one: nothing at a provider can leave a workspace without its owner.
 */
export async function applyRole(ctx: WriteContext, mapped: MappedRole): Promise<void> {
  const { providerId, teamId, userId, isWanted } = mapped;
  const isGiver = async () => (await selectRoleGivers(ctx.db, teamId, userId)).includes(providerId);
  if (!isWanted && !(await isGiver())) return;
  await lockAccount(ctx.db, userId);
  const givers = await selectRoleGivers(ctx.db, teamId, userId);
  const user = await selectUser(ctx.db, teamId, userId);
  if (!user || user.deactivated_ms !== null || user.bot_id !== null) return;
  const given = { teamId, userId, providerId, nowMs: ctx.nowMs };
  if (isWanted && user.role === "member") {
    await storeRole(ctx, user, "admin");
    await insertMappedRole(ctx.db, given);
    await notePerson(ctx, user, "role_change_to_admin");
  } else if (isWanted && user.role === "admin" && givers.length > 0) {
    await insertMappedRole(ctx.db, given);
  } else if (!isWanted) {
    await deleteMappedRoles(ctx.db, { teamId, userId, providerId });
    if (user.role !== "admin" || givers.length > 1) return;
    await storeRole(ctx, user, "member");
    await notePerson(ctx, user, "role_change_to_user");
  }
}
