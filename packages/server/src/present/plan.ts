import type { Plan } from "../domain/policies/plans.ts";

export const billingPlans = ["free", "std", "plus", "enterprise"] as const;
export type BillingPlan = (typeof billingPlans)[number];

const names: Record<Plan, BillingPlan> = { free: "free", standard: "std", business: "plus", enterprise: "enterprise" };

/** The plan by the name that clients know. */
export const presentPlan = (plan: Plan): BillingPlan => names[plan];
