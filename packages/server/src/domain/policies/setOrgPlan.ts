import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateOrg } from "../../storage/queries/teams.ts";
import { isOrgOwner } from "../access/roles.ts";
import { defineOperation } from "../context.ts";
import type { OrgPlan } from "./plans.ts";

/** Says which plan the caller's org has, and with it which features. */
export const setOrgPlan = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly plan: OrgPlan },
  ): Promise<Outcome<object, "not_an_enterprise" | "restricted_action">> => {
    const { caller } = ctx;
    if (caller.orgId === undefined) return refuse("not_an_enterprise");
    if (!isOrgOwner(caller)) return refuse("restricted_action");
    await updateOrg(ctx.db, caller.orgId, { plan: input.plan });
    return succeed({});
  },
);
