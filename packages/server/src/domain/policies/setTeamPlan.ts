import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateTeam } from "../../storage/queries/teams.ts";
import { type GovernCode, governTeam, isOwnerOf } from "../access/governTeam.ts";
import { defineOperation } from "../context.ts";
import { monthlyMessages, type Plan } from "./plans.ts";

export interface TeamPlan {
  readonly teamId: string;
  readonly plan: Plan;
  /** What was agreed on; as the plan says without it. */
  readonly messageQuota: number | undefined;
}

/** Says which plan a workspace has, and with it how many messages a month. */
export const setTeamPlan = defineOperation(
  import.meta,
  async (ctx, input: TeamPlan): Promise<Outcome<object, GovernCode | "not_an_owner">> => {
    const governed = await governTeam(ctx, input.teamId);
    if (!governed.ok) return governed;
    if (!isOwnerOf(ctx.caller, governed.team)) return refuse("not_an_owner");
    const quota = input.messageQuota ?? monthlyMessages[input.plan];
    await updateTeam(ctx.db, governed.team.id, { plan: input.plan, message_quota: quota });
    return succeed({});
  },
);
