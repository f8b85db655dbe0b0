import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { ReadContext } from "../context.ts";
import type { TeamRow } from "./accessTeam.ts";

export type ReceiveCode = "team_not_found" | "not_an_admin";

/**
 * The door to a workspace that is on its way into the caller's org, for the org's admins. One that goes elsewhere, or
 * nowhere, is none of their business and looks as if it did not exist.
 */
export async function receiveTeam(
  { db, caller }: ReadContext,
  id: string,
): Promise<Outcome<{ team: TeamRow }, ReceiveCode>> {
  const team = isIdShaped(id) ? await selectTeam(db, id) : undefined;
  if (!team || team.deleted_ms !== null) return refuse("team_not_found");
  if (caller.orgId === undefined || team.moving_to !== caller.orgId) return refuse("team_not_found");
  return caller.orgRole === undefined ? refuse("not_an_admin") : succeed({ team });
}
