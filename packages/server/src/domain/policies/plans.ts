import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectOrg } from "../../storage/queries/teams.ts";
import type { Plan } from "../../storage/tables/orgs.ts";
import type { ReadContext } from "../context.ts";

export type { Plan } from "../../storage/tables/orgs.ts";

export const teamPlans = ["free", "standard", "business", "enterprise"] as const satisfies Plan[];
export const orgPlans = ["standard", "business", "enterprise"] as const satisfies Plan[];
export type OrgPlan = (typeof orgPlans)[number];

/** What only some plans have. */
export type Feature = "message_metadata_analytics" | "message_activity_analytics";

const features: Record<Plan, readonly Feature[]> = {
  free: [],
  standard: [],
  business: ["message_metadata_analytics"],
  enterprise: ["message_metadata_analytics", "message_activity_analytics"],
};

/** How many messages a month a plan includes, unless another number was agreed. */
export const monthlyMessages: Record<Plan, number | null> = {
  free: limits.free_plan_messages_per_month,
  standard: null,
  business: null,
  enterprise: null,
};

/** Whether the plan of the caller's org has a feature. */
export async function checkFeature(
  { db, caller }: ReadContext,
  feature: Feature,
): Promise<Outcome<object, "not_an_enterprise" | "restricted_plan_level">> {
  const org = caller.orgId === undefined ? undefined : await selectOrg(db, caller.orgId);
  if (!org) return refuse("not_an_enterprise");
  return features[org.plan].includes(feature) ? succeed({}) : refuse("restricted_plan_level");
}
