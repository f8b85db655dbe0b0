import { type Outcome, succeed } from "@platform/protocol";
import { accessTeam, type OrgRow, type TeamRow } from "../access/accessTeam.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import type { ReadContext } from "../context.ts";
import { type NetworkPolicy, readNetworkPolicy } from "./networkPolicy.ts";

export interface TeamSettings {
  readonly team: TeamRow;
  readonly org: OrgRow | undefined;
  readonly networkPolicy: NetworkPolicy | undefined;
}

/** A workspace as those who run it see it. */
export async function readTeamSettings(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<{ settings: TeamSettings }, GovernCode>> {
  const governed = await governTeam(ctx, id);
  if (!governed.ok) return governed;
  const seen = await accessTeam(ctx, { id });
  if (!seen.ok) return seen;
  const { network_policy: policy } = seen.team;
  const networkPolicy = policy === null ? undefined : readNetworkPolicy(policy);
  return succeed({ settings: { team: seen.team, org: seen.org, networkPolicy } });
}
