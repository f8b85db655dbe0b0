import { type Outcome, refuse } from "@platform/protocol";
import { governTeam } from "../access/governTeam.ts";
import { mayAdministerOrg } from "../access/mayAdminister.ts";
import type { ReadContext } from "../context.ts";

export type AuthPolicyCode = "not_an_admin" | "policy_not_found" | "feature_not_enabled";

/**
 * The policy `email_password` names people who may use a password while their org requires single sign-on. Here only the primary
 * owner is such an exception (`readAdmission.ts`), so a list of others would be a setting that nothing obeys: it is refused.
 */
export async function checkAuthPolicy(ctx: ReadContext, policyName: string): Promise<Outcome<never, AuthPolicyCode>> {
  const isAdmin = (await mayAdministerOrg(ctx)) || (await governTeam(ctx, ctx.caller.teamId)).ok;
  if (!isAdmin) return refuse("not_an_admin");
  if (policyName !== "email_password") return refuse("policy_not_found");
  return refuse(
    "feature_not_enabled",
    "only the primary owner is an exception from required single sign-on: see admin.signIn.providers.update",
  );
}
