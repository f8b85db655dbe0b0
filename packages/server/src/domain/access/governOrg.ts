import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { ReadContext } from "../context.ts";
import { mayAdministerOrg } from "./mayAdminister.ts";

export type GovernOrgCode = "feature_not_enabled" | "not_an_admin";

/** The only access check for administering the caller's org as a whole. */
export async function governOrg(ctx: ReadContext): Promise<Outcome<{ orgId: string }, GovernOrgCode>> {
  const { orgId } = ctx.caller;
  if (orgId === undefined) return refuse("feature_not_enabled");
  return (await mayAdministerOrg(ctx)) ? succeed({ orgId }) : refuse("not_an_admin");
}
