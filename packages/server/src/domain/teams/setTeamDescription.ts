import { type Outcome, succeed } from "@platform/protocol";
import { updateTeam } from "../../storage/queries/teams.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import { defineOperation } from "../context.ts";

/** Sets what people read about a workspace before they join it. */
export const setTeamDescription = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly teamId: string; readonly description: string },
  ): Promise<Outcome<object, GovernCode>> => {
    const governed = await governTeam(ctx, input.teamId);
    if (!governed.ok) return governed;
    await updateTeam(ctx.db, governed.team.id, { description: input.description });
    return succeed({});
  },
);
