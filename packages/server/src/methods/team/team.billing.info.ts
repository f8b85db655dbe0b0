import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { accessOwnTeam } from "../../domain/access/accessOwnTeam.ts";
import { billingPlans, presentPlan } from "../../present/plan.ts";
import { defineMethod } from "../define.ts";

export const teamBillingInfo = defineMethod({
  name: "team.billing.info",
  summary: "Shows the plan of the workspace.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["team.billing:read"],
  rate: 3,
  params: {},
  result: {
    plan: Type.Enum([...billingPlans], {
      description: "`std` is the standard plan and `plus` the business plan.",
    }),
  },
  errors: {},
  notes: "A workspace of an org has the plan of its org.",
  examples: [{ title: "The plan", params: {} }],
  async handler(ctx) {
    const { team, org } = await accessOwnTeam(ctx);
    return succeed({ plan: presentPlan((org ?? team).plan) });
  },
});
