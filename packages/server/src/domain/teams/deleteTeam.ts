import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateTeam } from "../../storage/queries/teams.ts";
import { type GovernCode, governTeam, isOwnerOf } from "../access/governTeam.ts";
import { defineOperation } from "../context.ts";
import { endAccess } from "../events/endAccess.ts";

/** Deletes a workspace: nobody gets in any more, with whatever token. */
export const deleteTeam = defineOperation(
  import.meta,
  async (ctx, input: { readonly teamId: string }): Promise<Outcome<object, GovernCode | "not_an_owner">> => {
    const governed = await governTeam(ctx, input.teamId);
    if (!governed.ok) return governed;
    if (!isOwnerOf(ctx.caller, governed.team)) return refuse("not_an_owner");
    await updateTeam(ctx.db, governed.team.id, { deleted_ms: ctx.nowMs });
    await endAccess(ctx, { teamId: governed.team.id });
    return succeed({});
  },
);
