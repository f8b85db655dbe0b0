import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectTeam } from "../../storage/queries/teams.ts";
import { selectUserAtHome } from "../../storage/queries/users.ts";
import { partyOf } from "../connections/sharing.ts";
import type { ReadContext } from "../context.ts";

/** The people of an app's workspace, or of its org, each once; one who is none of them spoils them all. */
export async function readUsers(
  { db }: ReadContext,
  app: { readonly team_id: string },
  ids: readonly string[],
): Promise<Outcome<{ userIds: string[] }, "user_not_found">> {
  const home = await selectTeam(db, app.team_id);
  const userIds = [...new Set(ids)];
  for (const id of userIds) {
    const user = isIdShaped(id) ? await selectUserAtHome(db, id) : undefined;
    const team = user && (await selectTeam(db, user.team_id));
    const isOurs = home && team && partyOf(team) === partyOf(home);
    const isSomebody = user?.deactivated_ms === null && user.bot_id === null;
    if (!isOurs || !isSomebody) return refuse("user_not_found", `${id} is nobody of the workspace or its org`);
  }
  return succeed({ userIds });
}
