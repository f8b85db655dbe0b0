import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { updateSessionsRevoked } from "../../storage/queries/sessions.ts";
import { selectMemberships } from "../../storage/queries/memberships.ts";
import type { UserRow } from "../../storage/tables/memberships.ts";
import { governTeam } from "../access/governTeam.ts";
import { runsOwnWorkspace } from "../access/roles.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { endListening } from "../events/endAccess.ts";

export type ResetCode = "not_an_admin" | "user_not_found" | "cannot_reset_bot" | "cannot_reset_primary_owner";

/** An administrator signs a person out everywhere, for a lost laptop or a suspicion. Tokens of apps are not sessions. */
export const resetSessions = defineOperation(
  import.meta,
  async (ctx, input: { readonly userId: string }): Promise<Outcome<object, ResetCode>> => {
    // Whether an id names anybody is for admins to know, and only of the people whom they decide about.
    if (!runsOwnWorkspace(ctx.caller)) return refuse("not_an_admin");
    const users = isIdShaped(input.userId) ? await selectMemberships(ctx.db, input.userId) : [];
    const user = await findGoverned(ctx, users);
    if (!user) return refuse("user_not_found");
    if (user.bot_id !== null) return refuse("cannot_reset_bot");
    const isPrimary = users.some(({ role, org_role }) => role === "primary_owner" || org_role === "primary_owner");
    if (isPrimary) return refuse("cannot_reset_primary_owner");
    await updateSessionsRevoked(ctx.db, user.id, ctx.nowMs);
    await endListening(ctx, user.id);
    return succeed({});
  },
);

/** A session reaches all workspaces of a person, so the admins of each may end it. */
async function findGoverned(ctx: WriteContext, users: readonly UserRow[]): Promise<UserRow | undefined> {
  for (const user of users) if ((await governTeam(ctx, user.team_id)).ok) return user;
  return undefined;
}
