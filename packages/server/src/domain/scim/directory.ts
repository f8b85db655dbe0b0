import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectTeamsOfOrg } from "../../storage/queries/teams.ts";
import { isOrgOwner, runsOwnWorkspace } from "../access/roles.ts";
import type { ReadContext } from "../context.ts";

/** Whom a SCIM client manages. */
export interface Directory {
  /** The workspace of the token comes first: new people and groups belong to it. */
  readonly teamIds: readonly [string, ...string[]];
  /** Whose external ids these are. An installation stays when its tokens are renewed. */
  readonly connectionId: string;
}

/**
 * What the token opens: its workspace, for an owner or admin of it. A token of an app that is installed for the whole org opens
 * all workspaces of the org, for owners of the org.
 */
export async function openDirectory({
  db,
  caller,
}: ReadContext): Promise<Outcome<{ directory: Directory }, "restricted_action">> {
  const { teamId, orgId, isOrgInstall } = caller;
  const connectionId = caller.installationId ?? caller.grantId ?? caller.userId;
  if (!runsOwnWorkspace(caller)) return refuse("restricted_action", "the token has to belong to an owner or admin");
  if (isOrgInstall === undefined || orgId === undefined)
    return succeed({ directory: { teamIds: [teamId], connectionId } });
  if (!isOrgOwner(caller))
    return refuse("restricted_action", "a token for the org has to belong to an owner of the org");
  const teams = await selectTeamsOfOrg(db, orgId);
  const others = teams.map(({ id }) => id).filter((id) => id !== teamId);
  return succeed({ directory: { teamIds: [teamId, ...others], connectionId } });
}

/** The same caller in another workspace of the org. */
export function inTeam<Ctx extends ReadContext>(ctx: Ctx, teamId: string): Ctx {
  return ctx.caller.teamId === teamId ? ctx : { ...ctx, caller: { ...ctx.caller, teamId } };
}
