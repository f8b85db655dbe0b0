import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { type HoldOwner, selectHold } from "../../storage/queries/legalHolds.ts";
import { selectOrgOfUser } from "../../storage/queries/memberships.ts";
import { selectUser } from "../../storage/queries/users.ts";
import type { LegalHoldRow } from "../../storage/tables/legalHolds.ts";
import { mayAdminister } from "../access/mayAdminister.ts";
import { isOrgOwner, runsOwnWorkspace } from "../access/roles.ts";
import type { ReadContext } from "../context.ts";

export { holdRestrictions, type LegalHoldRow } from "../../storage/tables/legalHolds.ts";

export type GovernHoldsCode = "not_an_admin" | "restricted_action";
export type HoldCode = GovernHoldsCode | "policy_not_found";

/** The access check for legal holds: owners of the org or of a workspace that is in none, and people with a role for them. */
export async function governHolds(ctx: ReadContext): Promise<Outcome<{ owner: HoldOwner }, GovernHoldsCode>> {
  const { caller } = ctx;
  const { orgId, teamId } = caller;
  const isOwner = orgId === undefined ? caller.role === "primary_owner" || caller.role === "owner" : isOrgOwner(caller);
  if (isOwner || (await mayAdminister(ctx, {})) === "role") return succeed({ owner: { orgId, teamId } });
  return refuse(runsOwnWorkspace(caller) ? "restricted_action" : "not_an_admin");
}

/** The only way to a legal hold. */
export async function accessHold(ctx: ReadContext, id: string): Promise<Outcome<{ hold: LegalHoldRow }, HoldCode>> {
  const governed = await governHolds(ctx);
  if (!governed.ok) return governed;
  const { orgId, teamId } = governed.owner;
  const hold = isIdShaped(id) ? await selectHold(ctx.db, id) : undefined;
  const isTheirs = hold?.org_id === null ? hold.team_id === teamId : hold?.org_id === orgId;
  return hold && isTheirs ? succeed({ hold }) : refuse("policy_not_found");
}

/** Whether all of them are people of the org, or of the workspace outside any. People who were deactivated are. */
export async function areCustodians(
  { db }: ReadContext,
  { orgId, teamId }: HoldOwner,
  userIds: readonly string[],
): Promise<boolean> {
  for (const id of userIds) {
    if (!isIdShaped(id)) return false;
    const isOurs = orgId === undefined ? await selectUser(db, teamId, id) : (await selectOrgOfUser(db, id)) === orgId;
    if (!isOurs) return false;
  }
  return true;
}
