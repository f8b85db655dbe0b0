import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectOrg, updateOrg } from "../../storage/queries/teams.ts";
import { mayAdministerOrg } from "../access/mayAdminister.ts";
import { defineOperation } from "../context.ts";
import { changeBlocked, type ConnectChange } from "./connectPolicy.ts";

/** Says what of an org may be linked in channels shared with others, whatever its workspaces say. */
export const setOrgConnect = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly change: ConnectChange },
  ): Promise<Outcome<object, "not_an_enterprise" | "restricted_action">> => {
    const { orgId } = ctx.caller;
    const org = orgId === undefined ? undefined : await selectOrg(ctx.db, orgId);
    if (!org) return refuse("not_an_enterprise");
    if (!(await mayAdministerOrg(ctx))) return refuse("restricted_action");
    await updateOrg(ctx.db, org.id, { connect_blocked: changeBlocked(org.connect_blocked, input.change) });
    return succeed({});
  },
);
