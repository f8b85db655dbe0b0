import { type Outcome, refuse, succeed } from "@platform/protocol";
import { lockAccount } from "../../storage/queries/memberships.ts";
import { updateUser } from "../../storage/queries/users.ts";
import { isOrgOwner } from "../access/roles.ts";
import { defineOperation } from "../context.ts";
import { emitAccountEvents } from "../users/emitUserEvents.ts";
import { accessOrgUser, type OrgUserCode } from "./accessOrgUser.ts";

export type SetOrgRoleCode = OrgUserCode | "cannot_modify_primary_owner";

/** Makes a person an owner, an admin or an ordinary member of the caller's org. Owners decide about that. */
export const setOrgRole = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly userId: string; readonly role: "owner" | "admin" | "member" },
  ): Promise<Outcome<object, SetOrgRoleCode>> => {
    if (ctx.caller.orgId === undefined) return refuse("not_an_enterprise");
    if (!isOrgOwner(ctx.caller)) return refuse("restricted_action");
    await lockAccount(ctx.db, input.userId);
    const found = await accessOrgUser(ctx, input.userId);
    if (!found.ok) return found;
    const { user } = found;
    if (user.org_role === "primary_owner") return refuse("cannot_modify_primary_owner");
    const change = { org_role: input.role === "member" ? null : input.role, updated_ms: ctx.nowMs };
    await updateUser(ctx.db, user, change);
    await emitAccountEvents(ctx, user.id);
    return succeed({});
  },
);
