import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateTeam } from "../../storage/queries/teams.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import { defineOperation } from "../context.ts";
import type { Discoverability } from "./discoverability.ts";

/** Sets who of the org sees a workspace and joins it. Outside an org there is nobody to discover it. */
export const setDiscoverability = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly teamId: string; readonly discoverability: Discoverability },
  ): Promise<Outcome<object, GovernCode | "feature_not_enabled">> => {
    const governed = await governTeam(ctx, input.teamId);
    if (!governed.ok) return governed;
    if (governed.team.org_id === null) return refuse("feature_not_enabled");
    await updateTeam(ctx.db, governed.team.id, { discoverability: input.discoverability });
    return succeed({});
  },
);
