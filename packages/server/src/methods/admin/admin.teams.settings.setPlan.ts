import { limits } from "@platform/protocol";
import { teamPlans } from "../../domain/policies/plans.ts";
import { setTeamPlan } from "../../domain/policies/setTeamPlan.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { choice, count, optional } from "../params.ts";

export const adminTeamsSettingsSetPlan = defineMethod({
  name: "admin.teams.settings.setPlan",
  summary: "Sets the plan of a workspace, which determines its monthly message limit.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: {
    team_id: teamParam,
    plan: choice({ describe: "The plan.", of: teamPlans }),
    messages_per_month: optional(
      count({ describe: "Another number than the plan's.", min: 0, max: limits.message_quota_max }),
    ),
  },
  result: {},
  errors: { ...governErrors, not_an_owner: "The caller is not an owner of the workspace, or of its org." },
  examples: [{ title: "The free plan", params: { team_id: "T0123456789", plan: "free" } }],
  notes: `A method of this server's own. The free plan has ${limits.free_plan_messages_per_month} messages a month, the others
any number, unless \`messages_per_month\` says otherwise. Messages of people and apps count, replies included, in the month by UTC
in which they are posted and for the workspace that the channel belongs to; deleting one gives nothing back. Counting begins
when there is a limit. What is over it is refused with \`message_limit_exceeded\`.`,
  handler: (ctx, params) =>
    ctx.write(setTeamPlan, {
      teamId: params.team_id,
      plan: params.plan,
      messageQuota: params.messages_per_month,
    }),
});
