import { type Outcome, refuse, succeed } from "@platform/protocol";
import { type OrgApp, selectOrgApps } from "../../storage/queries/orgInstallations.ts";
import { selectOrg, selectTeamsMovingTo, selectTeamsOfOrg } from "../../storage/queries/teams.ts";
import type { OrgRow, TeamRow } from "../access/accessTeam.ts";
import { isOrgAdmin } from "../access/roles.ts";
import type { ReadContext } from "../context.ts";

export interface OrgSettings {
  readonly org: OrgRow;
  readonly teams: readonly TeamRow[];
  /** On their way in, and no part of it yet. */
  readonly arriving: readonly TeamRow[];
  readonly apps: readonly OrgApp[];
}

/** An org as its admins see it. */
export async function readOrgSettings({
  db,
  caller,
}: ReadContext): Promise<Outcome<{ settings: OrgSettings }, "not_an_enterprise" | "restricted_action">> {
  const org = caller.orgId === undefined ? undefined : await selectOrg(db, caller.orgId);
  if (!org) return refuse("not_an_enterprise");
  if (!isOrgAdmin(caller)) return refuse("restricted_action");
  const [teams, arriving, apps] = await Promise.all([
    selectTeamsOfOrg(db, org.id),
    selectTeamsMovingTo(db, org.id),
    selectOrgApps(db, org.id),
  ]);
  return succeed({ settings: { org, teams, arriving, apps } });
}
