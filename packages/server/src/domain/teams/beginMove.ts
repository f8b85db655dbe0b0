import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectOrg, updateTeam } from "../../storage/queries/teams.ts";
import { accessTeam } from "../access/accessTeam.ts";
import { isOwnerOf } from "../access/governTeam.ts";
import { defineOperation } from "../context.ts";
import { endAccess } from "../events/endAccess.ts";

export type BeginCode =
  | "team_not_found"
  | "not_an_owner"
  | "enterprise_not_found"
  | "already_in_org"
  | "org_login_required";

/**
 * Begins to move a workspace into an org: its own owner begins, and the org's admins settle and finish, so neither side
 * takes or gives what is not its own.
 */
export const beginMove = defineOperation(
  import.meta,
  async (ctx, input: { readonly teamId: string; readonly orgId: string }): Promise<Outcome<object, BeginCode>> => {
    const own = await accessTeam(ctx, { id: input.teamId });
    if (!own.ok) return own;
    const { team } = own;
    if (team.id !== ctx.caller.teamId) return refuse("team_not_found");
    if (!isOwnerOf(ctx.caller, team)) return refuse("not_an_owner");
    if (team.org_id !== null) return refuse("already_in_org");
    // Another call began a moment ago, after this one had been admitted.
    if (team.move !== null) return refuse("org_login_required");
    if (!isIdShaped(input.orgId) || !(await selectOrg(ctx.db, input.orgId))) return refuse("enterprise_not_found");
    await updateTeam(ctx.db, team.id, { moving_to: input.orgId, move: "begun" });
    await endAccess(ctx, { teamId: team.id });
    return succeed({});
  },
);
