import { type Outcome, succeed } from "@platform/protocol";
import { updateTeam } from "../../storage/queries/teams.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import { defineOperation } from "../context.ts";
import { endAccess } from "../events/endAccess.ts";

/** Requires a second factor of everyone in a workspace, including the caller; or ends that requirement. */
export const setTwoFactor = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly teamId: string; readonly isRequired: boolean },
  ): Promise<Outcome<object, GovernCode>> => {
    const governed = await governTeam(ctx, input.teamId);
    if (!governed.ok) return governed;
    await updateTeam(ctx.db, governed.team.id, { two_factor_required: input.isRequired ? 1 : 0 });
    // People who have set it up connect again; the others cannot.
    if (input.isRequired) await endAccess(ctx, { teamId: governed.team.id });
    return succeed({});
  },
);
