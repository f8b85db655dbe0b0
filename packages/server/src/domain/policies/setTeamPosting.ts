import { type Outcome, succeed } from "@platform/protocol";
import { updateTeam } from "../../storage/queries/teams.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import { defineOperation } from "../context.ts";
import type { PosterRank } from "./postingPolicy.ts";

/** Says who may post in the channels of a workspace at all; direct messages stay open. */
export const setTeamPosting = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly teamId: string; readonly whoCanPost: PosterRank | "everyone" },
  ): Promise<Outcome<object, GovernCode>> => {
    const governed = await governTeam(ctx, input.teamId);
    if (!governed.ok) return governed;
    const rank = input.whoCanPost === "everyone" ? null : input.whoCanPost;
    await updateTeam(ctx.db, governed.team.id, { who_can_post: rank });
    return succeed({});
  },
);
