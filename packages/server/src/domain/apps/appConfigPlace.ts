import { type Outcome, refuse, succeed } from "@platform/protocol";
import { governTeam } from "../access/governTeam.ts";
import { mayAdministerOrg } from "../access/mayAdminister.ts";
import type { ReadContext } from "../context.ts";

/** Where the caller configures apps: the org, or a workspace outside any. */
export async function appConfigPlace(ctx: ReadContext): Promise<Outcome<{ placeId: string }, "not_an_admin">> {
  const { orgId, teamId } = ctx.caller;
  const isGoverned = orgId === undefined ? (await governTeam(ctx, teamId)).ok : await mayAdministerOrg(ctx);
  return isGoverned ? succeed({ placeId: orgId ?? teamId }) : refuse("not_an_admin");
}
