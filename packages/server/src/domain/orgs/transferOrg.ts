import { type Outcome, refuse, succeed } from "@platform/protocol";
import { lockAccount, updateOrgRole } from "../../storage/queries/memberships.ts";
import { defineOperation } from "../context.ts";
import { emitAccountEvents } from "../users/emitUserEvents.ts";
import { accessOrgUser, type OrgUserCode } from "./accessOrgUser.ts";

export type TransferCode = OrgUserCode | "cannot_transfer_to_self";

/** The primary owner of the org makes another person the primary owner, and stays an owner. */
export const transferOrg = defineOperation(
  import.meta,
  async (ctx, input: { readonly userId: string }): Promise<Outcome<object, TransferCode>> => {
    const { caller, nowMs } = ctx;
    if (caller.orgId === undefined) return refuse("not_an_enterprise");
    if (caller.orgRole !== "primary_owner") return refuse("restricted_action");
    if (input.userId === caller.userId) return refuse("cannot_transfer_to_self");
    // In the order of the ids: two transfers to each other would wait for each other.
    for (const id of [caller.userId, input.userId].toSorted()) await lockAccount(ctx.db, id);
    const found = await accessOrgUser(ctx, input.userId);
    if (!found.ok) return found;
    // Of two transfers at once the second one finds that the caller has stepped down.
    const from = { userId: caller.userId, before: "primary_owner", after: "owner", nowMs } as const;
    if (!(await updateOrgRole(ctx.db, from))) return refuse("restricted_action");
    const to = { userId: found.user.id, before: found.user.org_role, after: "primary_owner", nowMs } as const;
    if (!(await updateOrgRole(ctx.db, to))) throw new Error(`the role of ${to.userId} changed under its lock`);
    await emitAccountEvents(ctx, caller.userId);
    await emitAccountEvents(ctx, found.user.id);
    return succeed({});
  },
);
