import { selectUser, selectUserAtHome } from "../../storage/queries/users.ts";
import type { ReadContext } from "../context.ts";
import type { UserRow } from "./accessUser.ts";

/** The caller's own row. Nobody is refused themselves: a token is believed only while its user is there. */
export async function accessSelf({ db, caller }: ReadContext): Promise<UserRow> {
  // The bot of an org-wide app acts in workspaces that it has no membership in.
  const user = (await selectUser(db, caller.teamId, caller.userId)) ?? (await selectUserAtHome(db, caller.userId));
  if (!user) throw new Error(`the user ${caller.userId} of a token is gone`);
  return user;
}
