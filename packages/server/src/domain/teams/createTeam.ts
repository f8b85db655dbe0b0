import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectMemberships } from "../../storage/queries/memberships.ts";
import { insertTeamOnce, lockOrg, selectTeamsOfOrg } from "../../storage/queries/teams.ts";
import { type GovernOrgCode, governOrg } from "../access/governOrg.ts";
import { defineOperation } from "../context.ts";
import { enterTeam } from "../users/enterTeam.ts";
import { addFirstChannels } from "./addFirstChannels.ts";
import type { Discoverability } from "./discoverability.ts";
import { isTeamDomain } from "./teamDomain.ts";

export type CreateTeamCode =
  | GovernOrgCode
  | "must_provide_team_domain"
  | "must_provide_team_name"
  | "bad_url"
  | "domain_taken"
  | "name_taken_in_org";

export interface NewTeam {
  readonly domain: string;
  readonly name: string;
  readonly description: string;
  readonly discoverability: Discoverability;
}

/** Creates a workspace in the caller's org. The caller becomes its primary owner and the first member of its channels. */
export const createTeam = defineOperation(
  import.meta,
  async (ctx, input: NewTeam): Promise<Outcome<{ teamId: string }, CreateTeamCode>> => {
    const governed = await governOrg(ctx);
    if (!governed.ok) return governed;
    const { domain, description, discoverability } = input;
    const name = input.name.trim();
    if (domain === "") return refuse("must_provide_team_domain");
    if (name === "") return refuse("must_provide_team_name");
    if (!isTeamDomain(domain)) return refuse("bad_url");
    await lockOrg(ctx.db, governed.orgId);
    const siblings = await selectTeamsOfOrg(ctx.db, governed.orgId);
    if (siblings.some((team) => isSameName(team.name, name))) return refuse("name_taken_in_org");
    const teamId = ctx.ids.next("team");
    const locale = siblings.find(({ id }) => id === ctx.caller.teamId)?.locale ?? "en-US";
    const row = { id: teamId, org_id: governed.orgId, name, domain, locale, created_ms: ctx.nowMs };
    if (!(await insertTeamOnce(ctx.db, { ...row, description, discoverability }))) return refuse("domain_taken");
    const { userId } = ctx.caller;
    await enterTeam(ctx, await selectMemberships(ctx.db, userId), { teamId, role: "primary_owner" });
    await addFirstChannels(ctx, { teamId, userId });
    return succeed({ teamId });
  },
);

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
