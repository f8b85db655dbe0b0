import { type Outcome, succeed } from "@platform/protocol";
import { deleteInvitesByMembers } from "../../storage/queries/oneTimeLinks.ts";
import { updateTeam } from "../../storage/queries/teams.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import { defineOperation } from "../context.ts";

/** Says whether invitations of members wait for an administrator. Open ones of members end when they have to. */
export const setInviteApproval = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly teamId: string; readonly isRequired: boolean },
  ): Promise<Outcome<object, GovernCode>> => {
    const governed = await governTeam(ctx, input.teamId);
    if (!governed.ok) return governed;
    await updateTeam(ctx.db, governed.team.id, { invites_need_approval: input.isRequired ? 1 : 0 });
    // Links let people in with the rights of their creator.
    if (input.isRequired) await deleteInvitesByMembers(ctx.db, governed.team.id);
    return succeed({});
  },
);
