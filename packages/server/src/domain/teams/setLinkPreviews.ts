import { type Outcome, succeed } from "@platform/protocol";
import { updateTeam } from "../../storage/queries/teams.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import { defineOperation } from "../context.ts";

/** Sets whether links in messages of a workspace get previews. Existing previews stay. */
export const setLinkPreviews = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly teamId: string; readonly isAllowed: boolean },
  ): Promise<Outcome<object, GovernCode>> => {
    const governed = await governTeam(ctx, input.teamId);
    if (!governed.ok) return governed;
    await updateTeam(ctx.db, governed.team.id, { link_previews_off: input.isAllowed ? 0 : 1 });
    return succeed({});
  },
);
