import { type Outcome, succeed } from "@platform/protocol";
import { updateTeam } from "../../storage/queries/teams.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import { defineOperation } from "../context.ts";

/** Says whether files of a workspace may have public links. Links that exist stop working while they are not allowed. */
export const setPublicFiles = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly teamId: string; readonly isAllowed: boolean },
  ): Promise<Outcome<object, GovernCode>> => {
    const governed = await governTeam(ctx, input.teamId);
    if (!governed.ok) return governed;
    await updateTeam(ctx.db, governed.team.id, { public_files_off: input.isAllowed ? 0 : 1 });
    return succeed({});
  },
);
