import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateOrg } from "../../storage/queries/teams.ts";
import { isOrgOwner } from "../access/roles.ts";
import { defineOperation } from "../context.ts";

export interface Collection {
  readonly messages: boolean | undefined;
  readonly members: boolean | undefined;
}

/** Says what analytics the caller's org has; what is not named stays as it is. */
export const setCollection = defineOperation(
  import.meta,
  async (
    ctx,
    { messages, members }: Collection,
  ): Promise<Outcome<object, "not_an_enterprise" | "restricted_action">> => {
    const { orgId } = ctx.caller;
    if (orgId === undefined) return refuse("not_an_enterprise");
    if (!isOrgOwner(ctx.caller)) return refuse("restricted_action");
    const change = {
      ...(messages !== undefined && { message_analytics_off: messages ? 0 : 1 }),
      ...(members !== undefined && { member_analytics_off: members ? 0 : 1 }),
    };
    if (Object.keys(change).length > 0) await updateOrg(ctx.db, orgId, change);
    return succeed({});
  },
);
