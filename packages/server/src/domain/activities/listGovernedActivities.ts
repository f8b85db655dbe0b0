import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectApp } from "../../storage/queries/apps.ts";
import { selectTeamsOfOrg } from "../../storage/queries/teams.ts";
import type { AppActivityRow } from "../../storage/tables/appActivities.ts";
import { governTeam } from "../access/governTeam.ts";
import { isOrgAdmin } from "../access/roles.ts";
import type { ReadContext } from "../context.ts";
import { type ActivitiesAsked, pageOfActivities } from "./listActivities.ts";

export type GovernedActivitiesCode = "invalid_team" | "not_an_admin" | "invalid_app" | "invalid_cursor";

/** What happened with all apps, or one app, in a workspace, or in the whole org for its admins. */
export async function listGovernedActivities(
  ctx: ReadContext,
  asked: ActivitiesAsked,
): Promise<Outcome<{ activities: AppActivityRow[]; next: string }, GovernedActivitiesCode>> {
  const places = await placesOf(ctx, asked.teamId);
  if (!places.ok) return places;
  if (asked.appId !== undefined && !(isIdShaped(asked.appId) && (await selectApp(ctx.db, asked.appId)))) {
    return refuse("invalid_app");
  }
  return pageOfActivities(ctx, { ...asked, teamIds: places.teamIds });
}

async function placesOf(
  ctx: ReadContext,
  teamId: string | undefined,
): Promise<Outcome<{ teamIds: string[] }, "invalid_team" | "not_an_admin">> {
  const { caller } = ctx;
  if (teamId === undefined && isOrgAdmin(caller) && caller.orgId !== undefined) {
    return succeed({ teamIds: (await selectTeamsOfOrg(ctx.db, caller.orgId)).map(({ id }) => id) });
  }
  const governed = await governTeam(ctx, teamId ?? caller.teamId);
  if (governed.ok) return succeed({ teamIds: [governed.team.id] });
  return refuse(governed.error === "not_an_admin" ? "not_an_admin" : "invalid_team");
}
