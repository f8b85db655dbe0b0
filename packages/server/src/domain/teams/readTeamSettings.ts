import { type Outcome, succeed } from "@platform/protocol";
import { selectDefaultChannels } from "../../storage/queries/defaultChannels.ts";
import { selectPosted } from "../../storage/queries/policies.ts";
import { accessTeam, type OrgRow, type TeamRow } from "../access/accessTeam.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import type { ReadContext } from "../context.ts";
import { monthOf } from "../policies/month.ts";
import { type NetworkPolicy, readNetworkPolicy } from "./networkPolicy.ts";

export interface TeamSettings {
  readonly team: TeamRow;
  readonly org: OrgRow | undefined;
  readonly networkPolicy: NetworkPolicy | undefined;
  /** How many messages it has posted this month, where its plan counts them. */
  readonly posted: number | undefined;
  /** The channels that new members join. */
  readonly defaultChannels: readonly string[];
}

/** A workspace as its admins see it. */
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
  const isCounted = seen.team.message_quota !== null;
  const posted = isCounted ? await selectPosted(ctx.db, seen.team.id, monthOf(ctx.nowMs)) : undefined;
  const defaultChannels = (await selectDefaultChannels(ctx.db, seen.team.id)).map((channel) => channel.id);
  return succeed({ settings: { team: seen.team, org: seen.org, networkPolicy, posted, defaultChannels } });
}
