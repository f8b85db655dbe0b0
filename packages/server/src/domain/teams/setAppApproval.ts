import { type Outcome, succeed } from "@platform/protocol";
import { updateTeam } from "../../storage/queries/teams.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import { defineOperation } from "../context.ts";

/** Says whether a workspace leaves installing apps to its admins. What is installed stays. */
export const setAppApproval = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly teamId: string; readonly isRequired: boolean },
  ): Promise<Outcome<object, GovernCode>> => {
    const governed = await governTeam(ctx, input.teamId);
    if (!governed.ok) return governed;
    await updateTeam(ctx.db, governed.team.id, { apps_need_approval: input.isRequired ? 1 : 0 });
    return succeed({});
  },
);
