import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectChannelIdByName } from "../storage/queries/channels.ts";
import { selectFirstTeam, selectTeamByDomain } from "../storage/queries/teams.ts";
import { selectUser, selectUserAtHome, selectUserByName } from "../storage/queries/users.ts";
import type { ControlContext } from "./controlContext.ts";

export interface FoundPerson {
  readonly teamId: string;
  readonly userId: string;
  /** The id behind a name in their workspace; an id, or a name that nothing has, as it is. */
  channelId(name: string): Promise<string>;
}

/** A person by the name that tests and scripts know them by. */
export async function findPerson(
  { db }: ControlContext,
  { user, workspace }: { readonly user: string; readonly workspace: string | undefined },
): Promise<Outcome<FoundPerson, "team_not_found" | "user_not_found">> {
  const team = await (workspace === undefined ? selectFirstTeam(db) : selectTeamByDomain(db, workspace));
  if (!team) return refuse("team_not_found");
  const byName = await selectUserByName(db, team.id, user);
  const found = byName ?? (await selectUser(db, team.id, user)) ?? (await selectUserAtHome(db, user));
  if (!found) return refuse("user_not_found", `there is no ${user} in ${team.domain}`);
  const channelId = async (name: string): Promise<string> =>
    (await selectChannelIdByName(db, found.team_id, name.replace(/^#/, ""))) ?? name;
  return succeed({ teamId: found.team_id, userId: found.id, channelId });
}
