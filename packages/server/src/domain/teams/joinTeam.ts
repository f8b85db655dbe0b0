import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectMemberships } from "../../storage/queries/memberships.ts";
import { accessTeam } from "../access/accessTeam.ts";
import { isGuest } from "../caller.ts";
import { defineOperation } from "../context.ts";
import { enterTeam } from "../users/enterTeam.ts";

export type JoinTeamCode =
  | "team_not_found"
  | "user_is_restricted"
  | "already_in_team"
  | "approval_required"
  | "invite_required";

/** The caller joins another workspace of the org, where it is open to everyone. */
export const joinTeam = defineOperation(
  import.meta,
  async (ctx, { teamId }: { readonly teamId: string }): Promise<Outcome<{ teamId: string }, JoinTeamCode>> => {
    const seen = await accessTeam(ctx, { id: teamId });
    if (!seen.ok) return seen;
    const { team } = seen;
    if (isGuest(ctx.caller)) return refuse("user_is_restricted");
    const users = await selectMemberships(ctx.db, ctx.caller.userId);
    const former = users.find(({ team_id }) => team_id === team.id);
    if (former?.deactivated_ms === null) return refuse("already_in_team");
    if (team.discoverability === "closed") return refuse("approval_required");
    // An administrator removed the person, who would undo that by joining again.
    if (team.discoverability !== "open" || former) return refuse("invite_required");
    await enterTeam(ctx, users, { teamId: team.id, role: "member" });
    return succeed({ teamId: team.id });
  },
);
