import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { updateSessionsRevoked } from "../../storage/queries/sessions.ts";
import { selectUser } from "../../storage/queries/users.ts";
import { governTeam } from "../access/governTeam.ts";
import { runsOwnWorkspace } from "../access/roles.ts";
import { defineOperation } from "../context.ts";
import { endListening } from "../events/endAccess.ts";

export type ResetCode = "not_an_admin" | "user_not_found" | "cannot_reset_bot" | "cannot_reset_primary_owner";

/** An administrator signs a person out everywhere, for a lost laptop or a suspicion. Tokens of apps are not sessions. */
export const resetSessions = defineOperation(
  import.meta,
  async (ctx, input: { readonly userId: string }): Promise<Outcome<object, ResetCode>> => {
    // Whether an id names anybody is for admins to know, and only of the people whom they decide about.
    if (!runsOwnWorkspace(ctx.caller)) return refuse("not_an_admin");
    const user = isIdShaped(input.userId) ? await selectUser(ctx.db, input.userId) : undefined;
    if (!user || !(await governTeam(ctx, user.team_id)).ok) return refuse("user_not_found");
    if (user.bot_id !== null) return refuse("cannot_reset_bot");
    if (user.role === "primary_owner") return refuse("cannot_reset_primary_owner");
    await updateSessionsRevoked(ctx.db, user.id, ctx.nowMs);
    await endListening(ctx, user.id);
    return succeed({});
  },
);
